// Asking once more for what did not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anew } from './anew';

const reload = vi.fn<() => void>();
const asked = vi.fn<() => Promise<{ ok: boolean }>>();
const lost = () => Promise.reject(new Error('did not come'));

beforeEach(() => {
  reload.mockClear();
  asked.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

test('what comes now is given, and the page stays', async () => {
  await expect(anew(() => Promise.resolve('there'))).resolves.toBe('there');
  expect(asked).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('where the house is silent the page stays as it is', async () => {
  asked.mockRejectedValue(new TypeError('no line'));
  await expect(anew(lost)).rejects.toThrow('did not come');
  expect(reload).not.toHaveBeenCalled();
});

test('where the house answers and the part still does not come, the page comes anew', async () => {
  asked.mockResolvedValue({ ok: true });
  await expect(anew(lost)).rejects.toThrow('did not come');
  expect(reload).toHaveBeenCalledOnce();
});
