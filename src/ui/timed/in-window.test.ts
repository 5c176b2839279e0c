// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const [start, expiry] = ['2026-12-26T00:00:00.000Z', '2027-01-03T07:00:00.000Z'];

beforeAll(() => {
  if (customElements.get('in-window') === undefined)
    new Function(readFileSync(join(import.meta.dirname, 'in-window.js'), 'utf8'))();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a page shows the element when it is read at a time; `isBuilt` is what the build has decided. */
function isShown(now: string, dates: string, isBuilt: boolean): boolean {
  vi.setSystemTime(now);
  document.body.innerHTML = `<in-window ${dates} ${isBuilt ? '' : 'hidden'}>Sale</in-window>`;
  return document.querySelector('in-window')?.matches(':not([hidden])') ?? false;
}

describe('content with a window of time, whatever the build has decided', () => {
  it.each([
    ['2026-12-25T23:59:59.999Z', `data-start="${start}" data-expiry="${expiry}"`, false],
    [start, `data-start="${start}" data-expiry="${expiry}"`, true],
    ['2027-01-03T06:59:59.999Z', `data-start="${start}" data-expiry="${expiry}"`, true],
    [expiry, `data-start="${start}" data-expiry="${expiry}"`, false],
    ['2026-12-25T00:00:00Z', `data-start="${start}"`, false],
    ['2036-12-26T00:00:00Z', `data-start="${start}"`, true],
    ['2020-01-01T00:00:00Z', `data-expiry="${expiry}"`, true],
    ['2027-01-03T07:00:00Z', `data-expiry="${expiry}"`, false],
  ])('at %s with %s is shown: %s', (now, dates, expected) => {
    for (const isBuilt of [true, false]) expect(isShown(now, dates, isBuilt)).toBe(expected);
  });
});
