type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Refused = { readonly text: string | undefined; readonly instead: string | undefined };

/**
 * Storage as a record of strings that never throws. Values that the device refuses (storage is full, disabled or
 * forbidden) are kept in memory for the lifetime of the page, or until another tab writes the key.
 */
export function patientStorage(shelf: () => Shelf): Record<string, string> {
  const refused = new Map<string, Refused>();
  const onDevice = (key: string) => {
    try {
      return shelf().getItem(key) ?? undefined;
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
      if (text === undefined) shelf().removeItem(key);
      else shelf().setItem(key, text);
    } catch {
      refused.set(key, { text, instead: onDevice(key) });
    }
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

/** The device's localStorage, shared by stores and by scripts without stores. */
export const deviceStorage = patientStorage(() => localStorage);

/**
 * Reads `{"v":1,"data":…}` without a schema, for scripts that every page carries and that must not load the schema
 * library. The consumer validates the data. Undefined if malformed.
 */
export function heldData(key: string): unknown {
  try {
    const held: { readonly v?: unknown; readonly data?: unknown } = JSON.parse(deviceStorage[key] ?? '');
    return held.v === 1 ? held.data : undefined;
  } catch {
    return undefined;
  }
}

/** Dispatches a `storage` event in this tab, because browsers dispatch it only in other tabs. */
export function tellStored(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: deviceStorage[key] ?? null }));
}
