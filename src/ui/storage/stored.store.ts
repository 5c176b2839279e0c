import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { deviceStorage } from './device-storage.store.ts';
import { parseStored, type Stored } from './stored-value.store.ts';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
setPersistentEngine(deviceStorage, typeof window === 'undefined' ? noEvents : windowPersistentEvents);

/**
 * A stored value as a nanostore that follows other tabs. Setting `stored.empty` removes it. To match the built page,
 * components render the empty value at hydration: `useStore($names, { ssr: () => stored.empty })`.
 */
export function storedAtom<Value>(stored: Stored<Value>): WritableAtom<Value> {
  return persistentAtom<Value>(stored.key, stored.empty, {
    encode: (value) =>
      value === stored.empty ? undefined : JSON.stringify({ v: stored.version, data: value }),
    decode: (text) => parseStored(stored, text),
  });
}
