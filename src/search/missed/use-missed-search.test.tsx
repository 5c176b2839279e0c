// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreen, expectCount, open, type } from '#tests/fixtures/search/open-screen.tsx';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { missedSearchSchema } from './missed-search.schema.ts';
import { MISSED_SEARCH_PATH } from './missed-search.ts';

const sent: Blob[] = [];
const sendBeacon = vi.fn((_path: string, body: Blob) => sent.push(body));
const reports = () =>
  Promise.all(
    sent.map(async (body) => {
      const text = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsText(body);
      });
      return v.parse(missedSearchSchema, JSON.parse(String(text)));
    }),
  );
/** The time after which a search counts. */
const REST_MS = 2500;
/** What waits for that time; all other timers run as usual. */
const waiting = new Map<number, () => void>();
/** Negative, unlike the numbers of other timers. */
let lastId = 0;
const { setTimeout: later, clearTimeout: cancel } = globalThis;

function holdTimers(): void {
  vi.stubGlobal('setTimeout', (task: () => void, ms?: number) => {
    if (ms !== REST_MS) return later(task, ms);
    lastId -= 1;
    waiting.set(lastId, task);
    return lastId;
  });
  vi.stubGlobal('clearTimeout', (id: number) => waiting.delete(id) || cancel(id));
}

/** Lets the time pass after which an answered search counts. */
async function rest() {
  const status = () => document.querySelector('.search')?.getAttribute('data-status');
  await waitFor(() => expect(status()).toBe('idle'));
  for (const task of waiting.values()) task();
  waiting.clear();
}

beforeEach(() => {
  stubBrowser();
  sent.length = 0;
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  holdTimers();
});
afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
  waiting.clear();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  delete document.documentElement.dataset['consent'];
});

it('a search that finds nothing is reported once the shopper rests, a misspelt one is not', async () => {
  document.documentElement.dataset['consent'] = 'granted';
  open();
  type('mazad');
  await screen.findByText(/Showing results for/);
  await rest();
  expect(sendBeacon).not.toHaveBeenCalled();
  type('Zzyzx qwertz');
  await expectCount(0);
  expect(sendBeacon).not.toHaveBeenCalled();
  await rest();
  expect(sendBeacon.mock.calls.map(([path]) => path)).toEqual([MISSED_SEARCH_PATH]);
  const nonsense = { words: 'zzyzx qwertz', filters: [] };
  expect(await reports()).toEqual([nonsense]);
});

it('a search for something personal is reported without its words', async () => {
  document.documentElement.dataset['consent'] = 'granted';
  open();
  type('ada@example.com');
  await expectCount(0);
  await rest();
  expect(await reports()).toEqual([{ words: '', filters: [] }]);
});

it('nothing is reported of a shopper who was asked and has not agreed', async () => {
  open();
  type('zzyzx qwertz');
  await expectCount(0);
  await rest();
  expect(sendBeacon).not.toHaveBeenCalled();
});
