type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Refused = { readonly text: string | undefined; readonly instead: string | undefined };

/**
 * Storage as a record of texts which never throws: what the device refuses (its storage is full, switched off or
 * forbidden) lasts as long as the page, or until another tab writes in its place.
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

/** That of this device. Stores keep in it what they hold, and scripts that do without stores read and write it. */
export const deviceStorage = patientStorage(() => localStorage);

/**
 * The data that the device holds under a key as `{"v":1,"data":…}`, for scripts that every page carries and that do
 * without the schema library: what they pass on is judged where it is shown. Undefined for whatever reads otherwise.
 */
export function heldData(key: string): unknown {
  try {
    const held: { readonly v?: unknown; readonly data?: unknown } = JSON.parse(deviceStorage[key] ?? '');
    return held.v === 1 ? held.data : undefined;
  } catch {
    return undefined;
  }
}

/** Tells everybody what a key holds now: browsers send `storage` events to other tabs alone. */
export function tellStored(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: deviceStorage[key] ?? null }));
}
