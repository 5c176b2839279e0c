import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { deviceShelf, parseStored, type Shelf, type Stored } from './stored.client.ts';

type Refused = { readonly text: string | undefined; readonly instead: string | undefined };

/**
 * The device's storage as @nanostores/persistent uses it, but one that never throws: what the device refuses (its
 * storage is full, switched off or forbidden) lasts as long as the page, or until another tab writes in its place.
 */
export function patientStorage(shelf: () => Shelf | null): Record<string, string> {
  const refused = new Map<string, Refused>();
  const onDevice = (key: string) => {
    try {
      return shelf()?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const read = (key: string) => {
    const device = onDevice(key);
    const kept = refused.get(key);
    return kept !== undefined && kept.instead === device ? kept.text : device;
  };
  const write = (key: string, text: string | undefined) => {
    refused.delete(key);
    try {
      if (text === undefined) shelf()?.removeItem(key);
      else shelf()?.setItem(key, text);
    } catch {
      // What the device holds stays; `read` knows better.
    }
    const device = onDevice(key);
    if (device !== text) refused.set(key, { text, instead: device });
    return true;
  };
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => read(String(key)),
      has: (_, key) => read(String(key)) !== undefined,
      set: (_, key, text) => write(String(key), String(text)),
      deleteProperty: (_, key) => write(String(key), undefined),
    },
  );
}

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
setPersistentEngine(
  patientStorage(deviceShelf),
  typeof window === 'undefined' ? noEvents : windowPersistentEvents,
);

/**
 * A value on the device as a store, which follows other tabs. Setting `stored.empty` takes it off the device. A
 * component that is hydrated renders the empty value first, as the built page has it:
 * `useStore($names, { ssr: () => stored.empty })`.
 */
export function storedAtom<Value>(stored: Stored<Value>): WritableAtom<Value> {
  return persistentAtom<Value>(stored.key, stored.empty, {
    encode: (value) =>
      value === stored.empty ? undefined : JSON.stringify({ v: stored.version, data: value }),
    decode: (text) => parseStored(stored, text),
  });
}
