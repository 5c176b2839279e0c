import * as v from 'valibot';

/**
 * A value kept on the visitor's device under one key, as `{"v":1,"data":…}`. Whatever does not fit the
 * schema (another version, another program's data, a half-written value) counts as absent.
 */
export type Stored<Value> = {
  readonly key: string;
  /** Of the shape of `data`: raise it with every change that old data would not survive. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly empty: Value;
};

/** The part of Web Storage that is used; tests pass their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own; null where it is switched off: reading the property already throws there. */
export function deviceShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The tab's own: gone with it, and not there in another. */
export function tabShelf(): Shelf | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function readStored<Value>(stored: Stored<Value>, shelf = deviceShelf()): Value {
  try {
    return parseStored(stored, shelf?.getItem(stored.key) ?? null);
  } catch {
    return stored.empty;
  }
}

/** False when the device keeps nothing: storage is full, switched off or forbidden. */
export function writeStored<Value>(stored: Stored<Value>, value: Value, shelf = deviceShelf()): boolean {
  if (shelf === null) return false;
  try {
    shelf.setItem(stored.key, JSON.stringify({ v: stored.version, data: value }));
    return true;
  } catch {
    return false;
  }
}

export function forgetStored(stored: Stored<unknown>, shelf = deviceShelf()): void {
  try {
    shelf?.removeItem(stored.key);
  } catch {
    // What cannot be removed could not be written either.
  }
}

/** The value in a stored text, as `storage` events bring it; null is what was removed. */
export function parseStored<Value>(stored: Stored<Value>, text: string | null): Value {
  if (text === null) return stored.empty;
  try {
    const envelope = v.object({ v: v.literal(stored.version), data: stored.schema });
    const parsed = v.safeParse(envelope, JSON.parse(text));
    return parsed.success ? parsed.output.data : stored.empty;
  } catch {
    return stored.empty;
  }
}
