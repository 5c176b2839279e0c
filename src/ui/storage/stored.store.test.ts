// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedAtom } from './stored.store.ts';
import type { Stored } from './stored-value.store.ts';

const names: Stored<readonly string[]> = { key: 'names', version: 1, schema: v.array(v.string()), empty: [] };
const textOf = (...data: string[]) => JSON.stringify({ v: 1, data });

beforeEach(() => localStorage.clear());

function aStore() {
  const $names = storedAtom(names);
  stop = $names.listen(() => {});
  close = () => cleanStores($names);
  return $names;
}
let stop = () => {};
let close = () => {};
afterEach(() => {
  stop();
  close();
});

/** Dispatches the event that browsers send to all tabs but the writing one. */
function anotherTabWrites(key: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear();
  else if (newValue !== null) localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('a stored value as a nanostore', () => {
  it('has the value on the device, unless it does not match the schema', () => {
    localStorage.setItem('names', textOf('Kia'));
    expect(aStore().get()).toEqual(['Kia']);
    localStorage.setItem('names', '{"v":1,"data":[7]}');
    expect(aStore().get()).toEqual([]);
  });

  it('writes a new value, and removes it from the device if it is empty', () => {
    const $names = aStore();
    $names.set(['Kia']);
    expect(localStorage.getItem('names')).toBe(textOf('Kia'));
    $names.set(names.empty);
    expect(localStorage.getItem('names')).toBeNull();
  });

  it('follows changes by other tabs, and a cleared storage', () => {
    localStorage.setItem('names', textOf('Kia'));
    const $names = aStore();
    anotherTabWrites('other', textOf('no'));
    expect($names.get()).toEqual(['Kia']);
    anotherTabWrites('names', textOf('Audi'));
    expect($names.get()).toEqual(['Audi']);
    anotherTabWrites(null, null);
    expect($names.get()).toEqual([]);
  });

  it('is read again on a page restored from the back/forward cache', () => {
    const $names = aStore();
    localStorage.setItem('names', textOf('Kia'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect($names.get()).toEqual(['Kia']);
  });
});
