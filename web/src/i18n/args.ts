/** What a text is filled in with. */
export type TextArgs = Record<string, string | number>;
