import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shelf, Stored } from './stored.client.ts';
import { storedStore } from './stored.store.ts';

const names: Stored<readonly string[]> = { key: 'names', version: 1, schema: v.array(v.string()), empty: [] };

/** Node has no StorageEvent. */
class StorageEventInTest extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  constructor(key: string | null, newValue: string | null) {
    super('storage');
    this.key = key;
    this.newValue = newValue;
  }
}
beforeAll(() => {
  Object.defineProperty(globalThis, 'StorageEvent', { value: StorageEventInTest, configurable: true });
});

function aDevice(text: string | null = null) {
  const held = new Map<string, string>(text === null ? [] : [['names', text]]);
  const shelf: Shelf = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
  return { held, shelf, tabs: new EventTarget() };
}

describe('a stored store', () => {
  it('is empty for the first render and holds what the device holds once somebody listens', () => {
    const store = storedStore(names, aDevice('{"v":1,"data":["Kia"]}'));
    expect(store.$value.value).toEqual([]);
    const seen: (readonly string[])[] = [];
    store.$value.listen((value) => seen.push(value));
    expect(store.$value.get()).toEqual(['Kia']);
  });

  it('writes what is set and adds to what another tab has written meanwhile', () => {
    const device = aDevice();
    const store = storedStore(names, device);
    store.set(['Kia']);
    device.held.set('names', '{"v":1,"data":["Kia","Mazda"]}');
    store.update((value) => [...value, 'Audi']);
    expect(device.held.get('names')).toBe('{"v":1,"data":["Kia","Mazda","Audi"]}');
  });

  it('follows other tabs, and their clearing of everything', () => {
    const device = aDevice('{"v":1,"data":["Kia"]}');
    const store = storedStore(names, device);
    store.$value.listen(() => undefined);
    device.tabs.dispatchEvent(new StorageEventInTest('other', '{"v":1,"data":["no"]}'));
    expect(store.$value.get()).toEqual(['Kia']);
    device.tabs.dispatchEvent(new StorageEventInTest('names', '{"v":1,"data":["Audi"]}'));
    expect(store.$value.get()).toEqual(['Audi']);
    device.tabs.dispatchEvent(new StorageEventInTest(null, null));
    expect(store.$value.get()).toEqual([]);
  });

  it('keeps a value for the page where the device keeps nothing', () => {
    const store = storedStore(names, { shelf: null, tabs: new EventTarget() });
    store.set(['Kia']);
    store.update((value) => [...value, 'Audi']);
    store.$value.listen(() => undefined);
    expect(store.$value.get()).toEqual(['Kia', 'Audi']);
  });

  it('forgets here and on the device', () => {
    const device = aDevice('{"v":1,"data":["Kia"]}');
    const store = storedStore(names, device);
    store.$value.listen(() => undefined);
    store.forget();
    expect(store.$value.get()).toEqual([]);
    expect(device.held.size).toBe(0);
  });
});
