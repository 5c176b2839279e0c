import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPictures } from './load-pictures.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => vi.useRealTimers());

const after = (ms: number, url: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(`picture of ${url}`), ms);
  });

it('resolves with all pictures in order, and reports progress', async () => {
  const counts: number[] = [];
  const load = (url: string) => after(url === 'a' ? 300 : 100, url);
  const pictures = loadPictures(['a', 'b'], (count) => counts.push(count), load);
  await vi.advanceTimersByTimeAsync(300);
  expect(await pictures).toEqual(['picture of a', 'picture of b']);
  expect(counts).toEqual([1, 2]);
  expect(warn).not.toHaveBeenCalled();
});

it('skips a picture that fails and logs its address', async () => {
  const load = (url: string) => (url === 'b' ? Promise.reject(new Error('broken')) : after(10, url));
  const pictures = loadPictures(['a', 'b', 'c'], () => undefined, load);
  await vi.advanceTimersByTimeAsync(10);
  expect(await pictures).toEqual(['picture of a', null, 'picture of c']);
  expect(warn).toHaveBeenCalledWith(expect.any(String), ['b']);
});

it('gives up 20 seconds after the last picture that arrived', async () => {
  const never = new Promise<string>(() => undefined);
  const load = (url: string) => (url === 'b' ? never : after(15_000, url));
  const isDone = vi.fn();
  const pictures = loadPictures(['a', 'b'], () => undefined, load);
  void pictures.then(isDone);
  await vi.advanceTimersByTimeAsync(34_999);
  expect(isDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await pictures).toEqual(['picture of a', null]);
});

it('resolves at once without pictures', async () => {
  expect(
    await loadPictures(
      [],
      () => undefined,
      (url) => after(10, url),
    ),
  ).toEqual([]);
});
