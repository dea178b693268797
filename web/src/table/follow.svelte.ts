// The camera follows a hint.
import { untrack } from 'svelte';
import type { Size } from './camera';

/** To be called where a board begins: what is hinted comes into view, also when words about it take room. */
export function useFollow<T>(hinted: () => T | null, port: () => Size, look: (at: T) => void): void {
  $effect(() => {
    const at = hinted();
    void port();
    if (at !== null) untrack(() => look(at));
  });
}
