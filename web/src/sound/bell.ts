// Whether this house rings those who are away; told by whoever can ask it.
let ask: () => Promise<boolean> = () => Promise.resolve(false);

export const askWhetherItRings = (how: () => Promise<boolean>): void => {
  ask = how;
};

export const houseRings = (): Promise<boolean> => ask();
