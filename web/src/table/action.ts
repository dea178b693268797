// A move and a happening as the frame knows them: of any game.

export type AnyAction = { readonly type: string };
export type AnyEvent = { readonly kind: string };

/** The same move, however its fields are ordered. */
export const same = (one: AnyAction, other: AnyAction): boolean => sorted(one) === sorted(other);

/** As listed, where what the list leaves open is the hand's own: how it is done. */
export const fits = (listed: AnyAction, meant: AnyAction): boolean => {
  const open = Object.entries(listed).filter(([, value]) => value === null);
  return same(listed, { ...meant, ...Object.fromEntries(open) });
};

const sorted = (action: AnyAction): string =>
  JSON.stringify(action, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
