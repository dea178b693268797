// Games in which all win together or lose together.
export const TEAMS: ReadonlySet<string> = new Set(['urfin']);
