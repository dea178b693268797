// A game in its player's hands: what each of them asks its table before anything is done. No DOM.
import type { AnyAction } from './action';
import type { TableCtrl } from './contract';

export class GameCtrl<V, A extends AnyAction, E> {
  constructor(readonly table: TableCtrl<V, A, E>) {}

  get view(): V {
    return this.table.view;
  }

  /** It is asked of whoever looks, and not in a replay. */
  get mine(): boolean {
    return this.table.live && this.table.myTurn;
  }

  /** The hands are free: nothing of theirs is on its way. */
  get mayAct(): boolean {
    return this.mine && !this.table.busy;
  }

  /** A hand that nothing is asked of hears whose turn it is; of dice and gravity the prompt tells. */
  wait(): void {
    const { live, myTurn, seat, active } = this.table;
    if (live && !myTurn && seat !== null && !this.over && active.some((each) => each >= 0))
      this.table.sayTurn?.();
  }

  /** What a hint means first, in a replay too. */
  get hint(): A | null {
    return this.table.hint?.deed[0] ?? null;
  }

  get over(): boolean {
    return this.table.outcome !== null;
  }

  /** Whether what is legal glows: a purist is told nothing. */
  get shows(): boolean {
    return this.table.help !== 'purist';
  }

  /** What may be done now; nothing while others act. */
  get legal(): readonly A[] {
    return this.mine ? this.table.legal : [];
  }

  may(type: A['type']): boolean {
    return this.legal.some((action) => action.type === type);
  }

  only<T extends A['type']>(type: T): readonly Extract<A, { type: T }>[] {
    return this.legal.filter((action): action is Extract<A, { type: T }> => action.type === type);
  }
}
