// The plain board's verbs: what lies there and what may be done, in words, for any game.
import { maybe, t } from '../i18n/i18n.svelte';
import { same } from '../table/action';
import { spoken, type Spoken } from '../words/spoken';
import type { AnyCtrl } from '../table/contract';
import type { Words } from '../wire/wire';
import { grouped, type Group, type Move } from './moves';

type Action = { readonly type: string };

export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

export class PlainCtrl {
  /** The moves as they were last read; none once one of them was chosen. */
  #read: readonly Group<Action>[] = [];

  constructor(readonly table: AnyCtrl) {}

  /** Asked anew whenever the table has moved on. */
  ask(withTable: boolean): void {
    this.table.askWords?.(withTable);
  }

  #say = (thing: Spoken): string => spoken(thing, this.table.info, this.table.seat);

  /** Words of another step are not of these moves. */
  get worded(): boolean {
    const { wording, step, legal } = this.table;
    return !!wording && wording.step === step && wording.words.length === legal.length;
  }

  get groups(): readonly Group<Action>[] {
    if (!this.table.myTurn) this.#read = [];
    else if (this.worded) this.#read = this.#numbered();
    else this.#read = this.#stillThere();
    return this.#read;
  }

  #numbered(): readonly Group<Action>[] {
    const { legal, wording } = this.table;
    return grouped(legal as readonly Action[], wording?.words ?? [], (words: Words) => this.#say(words));
  }

  /** While another's move is put into words, what was read before keeps its number. */
  #stillThere(): readonly Group<Action>[] {
    const may = ({ action }: Move<Action>): boolean =>
      this.table.legal.some((each) => same(each as Action, action));
    const groups = this.#read.map((group) => ({ ...group, moves: group.moves.filter(may) }));
    return groups.filter(({ moves }) => moves.length);
  }

  get moves(): readonly Move<Action>[] {
    return this.groups.flatMap((group) => group.moves);
  }

  /** What a kind of move is called; the prompt has said it where there is only one kind. */
  heading({ kind }: Group<Action>): string {
    return (kind && maybe(`${this.table.info.game}-moves-${kind}`)) || t('moves-other');
  }

  /** The newest that was read aloud: a step behind is better than nothing. */
  get sections(): readonly Section[] {
    const told = this.table.wording?.table ?? [];
    return told.map(({ heading, lines }) => ({ heading: this.#say(heading), lines: lines.map(this.#say) }));
  }

  /** False while another is on its way. */
  choose({ action }: Move<Action>): boolean {
    if (this.table.busy) return false;
    this.#read = [];
    void this.table.send(action);
    return true;
  }

  /** False where no move has that number, or it was not taken: what was typed stays. */
  chooseNumber(number: number): boolean {
    const move = this.moves.find((each) => each.number === number);
    return !!move && this.choose(move);
  }
}
