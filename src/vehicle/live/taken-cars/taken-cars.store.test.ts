// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $takenCars } from './taken-cars.store.ts';

const ask = vi.fn<() => Promise<Response>>();
const answer = (taken: object) => ask.mockImplementation(async () => Response.json(taken));
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  vi.stubGlobal('fetch', ask);
  ask.mockReset();
  $takenCars.set({});
});
afterEach(() => {
  cleanStores($takenCars);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('"shows Reserved everywhere within a minute"', async () => {
  const reserved = { 'corolla-7': 'reserved' };
  answer({});
  const stop = $takenCars.listen(() => {});
  await wait(0);
  answer(reserved);
  await wait(45);
  expect($takenCars.get()).toEqual(reserved);
  stop();
});

it('keeps the known state while there is no valid reply', async () => {
  const sold = { 'rio-8': 'sold' };
  answer(sold);
  const stop = $takenCars.listen(() => {});
  await wait(0);
  for (const reply of [new Response('', { status: 503 }), Response.json({ 'rio-8': 'free' })]) {
    ask.mockImplementation(async () => reply);
    await wait(40);
  }
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await wait(40);
  expect(ask).toHaveBeenCalledTimes(4);
  expect($takenCars.get()).toEqual(sold);
  stop();
});

it('polls while the page is visible, at once when it becomes visible again, and not without listeners', async () => {
  answer({});
  const stop = $takenCars.listen(() => {});
  await wait(1);
  show('hidden');
  await wait(100);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  await wait(1);
  show('visible');
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  await wait(100);
  expect(ask).toHaveBeenCalledTimes(2);
});
