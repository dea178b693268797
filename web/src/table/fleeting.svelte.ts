// What is there for a while only: a card in the air, a spark, a cloud of dust.

export type Passing<T> = T & { readonly id: number };

let made = 0;

export class Fleeting<T extends object> {
  all = $state.raw<readonly Passing<T>[]>([]);

  /** It is seen for as long as `lasts` goes on; it is told by which `id` it is found. */
  async show(what: T, lasts: (id: number) => Promise<void>): Promise<void> {
    const passing = { ...what, id: ++made };
    this.all = [...this.all, passing];
    await lasts(passing.id);
    this.all = this.all.filter(({ id }) => id !== passing.id);
  }

  /** All are gone, whatever was still to be seen of them. */
  clear(): void {
    this.all = [];
  }
}
