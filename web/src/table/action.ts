// A move and a happening as the frame knows them: of any game.

export type AnyAction = { readonly type: string };
export type AnyEvent = { readonly kind: string };

/** The same move, however its fields are ordered. */
export const same = (one: AnyAction, other: AnyAction): boolean => sorted(one) === sorted(other);

const sorted = (action: AnyAction): string =>
  JSON.stringify(action, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
