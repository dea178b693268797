// How to play, beside the table: open or not, and at which clause of the rules.

/** What the log tells; some kinds name their clause, for the others the rules page does. */
interface Told {
  readonly kind: string;
  readonly clause?: string;
}

class Help {
  open = $state(false);
  clause = $state('');
  /** The kind of happening whose clause is sought. */
  kind = $state('');

  show(clause = '', kind = ''): void {
    this.clause = clause;
    this.kind = kind;
    this.open = true;
  }

  /** For a link to the rules page: the sheet instead, unless another tab or window is asked for. */
  instead = (clause: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.show(clause);
  };

  /** By which rule that happened. */
  why = ({ kind, clause }: Told): void => this.show(clause, kind);

  close = (): void => void (this.open = false);
}

export const help = new Help();
