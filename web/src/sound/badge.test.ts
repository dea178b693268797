// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { markTurn } from './badge';

test('the tab and the app have a dot while it is my turn, and none after', async () => {
  const [set, clear] = [vi.fn(async () => {}), vi.fn(async () => {})];
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  document.head.innerHTML = '<link rel="icon" href="http://house/icon.svg">';
  const link = document.querySelector('link') as HTMLLinkElement;
  markTurn(true);
  expect(decodeURIComponent(link.href)).toContain('#c8321e');
  expect(set).toHaveBeenCalledOnce();
  markTurn(false);
  expect(link.href).toBe('http://house/icon.svg');
  expect(clear).toHaveBeenCalledOnce();
});
