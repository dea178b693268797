// How long each shipped puzzle is, read from the rules' own book.
const books = import.meta.glob<string>('../../../../src/igroteka/games/urfin/puzzles.toml', {
  query: '?raw',
  import: 'default',
});

export interface PuzzleFacts {
  readonly id: string;
  readonly turns: number;
  readonly soldiers: number;
}

/** How many lists lie directly in the list that begins there. */
function listsIn(text: string, name: string): number {
  const from = new RegExp(`^${name} = \\[`, 'm').exec(text);
  if (!from) return 0;
  let [depth, found] = [1, 0];
  for (let at = from.index + from[0].length; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '[') found += depth++ === 1 ? 1 : 0;
    if (text[at] === ']') depth -= 1;
  }
  return found;
}

export function readBook(text: string): PuzzleFacts[] {
  return text.split(/^\[\[puzzle\]\]$/m).flatMap((each) => {
    const id = /^id = "([^"]+)"/m.exec(each)?.[1];
    return id ? [{ id, turns: listsIn(each, 'parts'), soldiers: listsIn(each, 'soldiers') }] : [];
  });
}

export async function puzzleBook(): Promise<ReadonlyMap<string, PuzzleFacts>> {
  const texts = await Promise.all(Object.values(books).map((load) => load()));
  return new Map(texts.flatMap(readBook).map((facts) => [facts.id, facts]));
}
