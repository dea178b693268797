// A page is laid piece by piece: in between it is painted, and answers. Once nothing waits for its turn any
// more the page is laid, and whatever changes from then on changes at once.
let last: Promise<void> = Promise.resolve();
let waiting = 0;
let laid = false;
let sayLaid = (): void => {};
const allLaid = new Promise<void>((done) => (sayLaid = done));

/** The page may be gone before its turn comes. */
const isSeen = (): boolean => 'document' in globalThis && !document.hidden;

/** Where nobody looks, timers are slow, and there is nothing to answer. */
const pause = (): Promise<void> => (isSeen() ? new Promise((done) => setTimeout(done)) : Promise.resolve());

export const isLaid = (): boolean => laid;

export function inTurn(): Promise<void> {
  waiting += 1;
  last = last.then(pause);
  void last.then(leave);
  return last;
}

/** What was laid last may have brought more. */
async function leave(): Promise<void> {
  waiting -= 1;
  await pause();
  if (waiting) return;
  laid = true;
  sayLaid();
}

/** What has come is handed on in a turn of its own. */
export async function handedOn<Thing>(thing: Thing): Promise<Thing> {
  if (!laid) await inTurn();
  return thing;
}

export async function whenLaid(): Promise<void> {
  if (laid) return;
  void inTurn();
  await allLaid;
}
