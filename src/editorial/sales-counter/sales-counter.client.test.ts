// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countSales } from './sales-counter.client.ts';

/** One sold in each hour. */
const counter = `<div data-sales-counter data-locale="en-AU" data-per-day="24" data-each="3600"
  data-refresh="150" data-says="rate"><span data-figure>24</span></div>`;

let comeNear = () => {};
let comeLater = (_laterMs: number) => {};

/** Opens a page at a time, and scrolls to its counter. */
function openAt(now: string, html = counter): void {
  vi.setSystemTime(now);
  document.body.innerHTML = html;
  countSales();
  comeNear();
}

const says = () => document.querySelector<HTMLElement>('[data-sales-counter]')?.dataset['says'];
const figure = () => document.querySelector('[data-figure]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Not with fake timers, of which jsdom would draw its frames, and none after the test.
  vi.stubGlobal('setInterval', (tick: (element: Element) => void, ms: number, element: Element) => {
    comeLater = (laterMs) => {
      vi.setSystemTime(Date.now() + laterMs);
      if (laterMs >= ms) tick(element);
    };
  });
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sales counter', () => {
  it.each([
    ['2026-11-20T12:00:00+10:00', '12', 'many'],
    ['2026-11-20T23:59:59+10:00', '23', 'many'],
    ['2026-11-20T01:30:00+10:00', '1', 'one'],
    // Nothing is sold yet, so the rate stays.
    ['2026-11-20T00:30:00+10:00', '24', 'rate'],
  ])('at %s says %s as "%s"', (now, expected, text) => {
    openAt(now);
    expect([figure(), says()]).toEqual([expected, text]);
  });

  it('counts by the rate of its dealer, with separators', () => {
    openAt('2026-11-20T12:00:00+10:00', counter.replace('"24"', '"20000"').replace('"3600"', '"10"'));
    expect(figure()).toBe('4,320');
  });

  it('keeps counting while the page is open', () => {
    openAt('2026-11-20T12:59:00+10:00');
    expect(figure()).toBe('12');
    comeLater(149_000);
    expect(figure()).toBe('12');
    comeLater(150_000);
    expect(figure()).toBe('13');
  });
});
