// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEAL_KEY, noDeal } from './deal.schema.ts';
import { $deal, forgetDeal, setDeal } from './deal.store.ts';

const kept = () => JSON.parse(localStorage.getItem(DEAL_KEY) ?? 'null');

/** Mounts the store, as a page that displays it. */
function listened() {
  stop = $deal.listen(() => {});
  return $deal.get();
}
let stop = () => {};

beforeEach(() => {
  // nanostores unmounts a store a second after its last listener; fake timers let each test start unmounted.
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('$deal', () => {
  it('is empty until something is set', () => {
    expect(listened()).toEqual(noDeal);
  });

  it('is stored on the device, part by part', () => {
    listened();
    setDeal({ deposit: 5000 });
    setDeal({ termYears: 6.5, frequency: 'monthly' });
    const deal = { deposit: 5000, tradeIn: null, termYears: 6.5, frequency: 'monthly' };
    expect($deal.get()).toEqual(deal);
    expect(kept()).toEqual({ v: 1, data: deal });
  });

  it.each([
    [{ deposit: -1 }],
    [{ deposit: 250_001 }],
    [{ tradeIn: Number.NaN }],
    [{ termYears: 0.5 }],
    [{ termYears: 7.5 }],
    [{ termYears: 3.2 }],
  ])('rejects %o', (changes) => {
    listened();
    setDeal({ deposit: 1000, termYears: 3 });
    setDeal(changes);
    expect($deal.get()).toEqual({ ...noDeal, deposit: 1000, termYears: 3 });
  });

  it('reads deposit and term stored by earlier versions', () => {
    localStorage.setItem(DEAL_KEY, JSON.stringify({ v: 1, data: { deposit: 5000, termYears: 7 } }));
    expect(listened()).toEqual({ ...noDeal, deposit: 5000, termYears: 7 });
  });

  it.each(['{"v":1', 'null', '{"v":1,"data":{"deposit":"5000","termYears":3}}', '{"v":2,"data":{}}'])(
    'is empty if the device has %s',
    (text) => {
      localStorage.setItem(DEAL_KEY, text);
      expect(listened()).toEqual(noDeal);
    },
  );

  it('follows another tab, and adds to its values', () => {
    listened();
    const data = { ...noDeal, tradeIn: 8000 };
    const newValue = JSON.stringify({ v: 1, data });
    localStorage.setItem(DEAL_KEY, newValue);
    dispatchEvent(new StorageEvent('storage', { key: DEAL_KEY, newValue }));
    expect($deal.get()).toEqual(data);
    setDeal({ deposit: 1000 });
    expect(kept().data).toEqual({ ...data, deposit: 1000 });
  });

  it('can be removed, here and on the device', () => {
    listened();
    setDeal({ deposit: 5000 });
    forgetDeal();
    expect($deal.get()).toEqual(noDeal);
    expect(localStorage.getItem(DEAL_KEY)).toBeNull();
  });

  it('dispatches an event for each change', () => {
    const events: unknown[] = [];
    const hear = (event: Event) => events.push(event instanceof CustomEvent && event.detail);
    document.addEventListener('deal', hear);
    setDeal({ deposit: 2000 });
    forgetDeal();
    document.removeEventListener('deal', hear);
    expect(events).toEqual([{ ...noDeal, deposit: 2000 }, noDeal]);
  });
});
