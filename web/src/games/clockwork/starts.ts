// The throw for the start: who threw what, those who tied more than once.

type Dice = readonly [number, number];

export interface Thrower {
  readonly seat: number;
  /** One number a die; one throw for each round it took part in. */
  readonly throws: readonly (readonly number[])[];
}

const sum = ([one, two]: Dice): number => one + two;

/** An edition that throws one die leaves the second at 0. */
const pips = ([one, two]: Dice): readonly number[] => (two > 0 ? [one, two] : [one]);

export function throwers(rounds: readonly (readonly Dice[])[]): readonly Thrower[] {
  const thrown = (rounds[0] ?? []).map((_, seat) => ({ seat, throws: [] as (readonly number[])[] }));
  let contenders: readonly number[] = thrown.map(({ seat }) => seat);
  for (const round of rounds) {
    const best = Math.max(...round.map(sum));
    round.forEach((dice, i) => thrown[contenders[i] as number]?.throws.push(pips(dice)));
    contenders = contenders.filter((_, i) => sum(round[i] as Dice) === best);
  }
  return thrown;
}
