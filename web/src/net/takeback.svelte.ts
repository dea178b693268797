// A takeback that somebody asks for, until everybody has answered or it is done.
import type { Frame, Welcome } from '../wire/wire';

export class Takeback {
  /** Who asks for it. */
  by = $state<number | null>(null);
  /** Whether I could. */
  can = $state(false);

  welcome({ takeback_by, can_take_back }: Welcome): void {
    this.by = takeback_by;
    this.can = can_take_back;
  }

  /** Whether that is news: whoever plays on has answered by that, also the one who asked. */
  refused(by: number, yes: boolean, me: number | null): boolean {
    if (yes) return false;
    const asker = this.by;
    this.by = null;
    return by !== asker && by !== me;
  }

  /** Whether that step is it. */
  heard({ note }: Frame): boolean {
    if (note?.kind !== 'taken-back') return false;
    this.by = null;
    return true;
  }
}
