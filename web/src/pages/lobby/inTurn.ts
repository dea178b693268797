// The lids are drawn one after another: in between the page answers whoever presses.
let last: Promise<void> = Promise.resolve();

export const inTurn = (): Promise<void> => (last = last.then(() => new Promise((done) => setTimeout(done))));
