// What a finger beside it means, too: places to stand lie flat and far off, and so does whoever fell over.
import { standing } from './dotted';
import type { SkyCtrl } from './ctrl.svelte';
import type { Aim } from './dotted';

interface Near extends Aim {
  readonly take: () => void;
}

/** Own workers who may go somewhere. */
export function workersOf(ctrl: SkyCtrl): (Aim & { readonly number: number })[] {
  return [...ctrl.ready].flatMap((number) => {
    const cell = ctrl.view.workers[number]?.cell;
    return cell ? [{ ...standing(cell), number }] : [];
  });
}

export function around(ctrl: SkyCtrl): Near[] {
  const stands = [...ctrl.steps.values()].map(({ cell }): Near => ({
    ...standing(cell),
    take: () => void ctrl.tapCell(cell),
  }));
  const workers = workersOf(ctrl).map(({ number, ...aim }): Near => ({
    ...aim,
    take: () => ctrl.choose(number),
  }));
  return [...stands, ...workers];
}
