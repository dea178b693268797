// It is your turn, where only the tab or the app's icon is seen: a dot on either.
import icon from '../icon.svg?raw';

const DOT = '<circle cx="49" cy="49" r="13" fill="#c8321e" stroke="#fffaf0" stroke-width="4"/></svg>';
const dotted = `data:image/svg+xml,${encodeURIComponent(icon.trim().replace(/<\/svg>$/, DOT))}`;
let plain: string | null = null;

export function markTurn(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) {
    plain ??= link.href;
    link.href = mine ? dotted : plain;
  }
  const marked = mine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  // A browser may have the door and not open it.
  void marked?.catch(() => {});
}
