// What takes longer than a moment: a quick server needs no words about it.

export function slowly(busy: () => boolean, ms: number): { readonly now: boolean } {
  let slow = $state(false);
  $effect(() => {
    if (!busy()) return;
    const timer = setTimeout(() => (slow = true), ms);
    return () => {
      clearTimeout(timer);
      slow = false;
    };
  });
  return {
    get now() {
      return slow;
    },
  };
}
