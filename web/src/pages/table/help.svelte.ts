// How to play, beside the table: open or not, and at which clause of the rules.

class Help {
  open = $state(false);
  clause = $state('');

  show(clause = ''): void {
    this.clause = clause;
    this.open = true;
  }

  /** For a link to the rules page: the sheet instead, unless another tab or window is asked for. */
  instead = (clause: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.show(clause);
  };

  close = (): void => void (this.open = false);
}

export const help = new Help();
