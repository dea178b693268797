// What a tap on a hint does: all of it that needs no hand of the player's own; the game knows which that is.
import type { LiveTable } from '../../net/table.svelte';
import type { AnyAction } from '../../table/action';
import type { GameUi } from '../../table/contract';
import type { HintGiven } from '../../wire/wire';

export interface HintTap {
  /** It begins with something that a tap can do. */
  does(hint: HintGiven | null): boolean;
  follow(): void;
}

/** To be called where a page speaks of hints. */
export function useHintTap(ctrl: () => LiveTable, ui: () => Promise<GameUi> | undefined): HintTap {
  let byHand = $state.raw<GameUi['byHand']>();
  $effect(() => {
    ui()?.then(
      (loaded) => (byHand = loaded.byHand),
      () => {}, // the page says already that the board does not come
    );
  });
  const isByHand = (action: AnyAction): boolean => byHand?.(ctrl().view, action) ?? false;
  return {
    does: (hint) => {
      const first = hint?.deed[0];
      return !!first && !isByHand(first);
    },
    follow: () => ctrl().followHint(isByHand),
  };
}
