// What a game has is found by its place: no table names the games.

/** By the first folder of each path, which is the game's id. */
export const byFolder = <T>(found: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split('/')[1] as string, one]));

/** By the game and the file's own name: `urfin-map`. */
export const byFile = <T>(found: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(found).map(([path, one]) => {
      const parts = path.split('/');
      return [`${parts[1]}-${parts.at(-1)?.split('.')[0]}`, one];
    }),
  );
