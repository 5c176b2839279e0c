import * as v from 'valibot';

/**
 * A value on the visitor's device under one key, as `{"v":1,"data":…}`. Whatever does not match version and schema
 * counts as absent.
 */
export type Stored<Value> = {
  readonly key: string;
  /** Increase it whenever old data no longer fits the schema. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly empty: Value;
};

/** The used part of Web Storage; tests pass their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** localStorage; null when it is disabled, which makes reading the property throw. */
export function deviceShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** sessionStorage; null when it is disabled. */
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

/** False when storage is full, disabled or forbidden. */
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
    // Removing fails only where writing failed too.
  }
}

/** Parses the text of a `storage` event; null means removed. */
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
