// Games in which all win together or lose together.
export const TEAMS: ReadonlySet<string> = new Set(['urfin']);

/** Games whose own side moves in many steps at once: all of them are to be seen. */
export const SEEN_TO_THE_END: ReadonlySet<string> = new Set(['prison']);
