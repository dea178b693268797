/** The reader asked for less motion. */
export const calmScreen = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
