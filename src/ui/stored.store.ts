import { atom, onMount, type WritableAtom } from 'nanostores';
import {
  deviceShelf,
  forgetStored,
  parseStored,
  readStored,
  type Shelf,
  type Stored,
  writeStored,
} from './stored.client.ts';

export type StoredStore<Value> = {
  /** Empty until somebody listens, so that the first render equals the built HTML. */
  readonly $value: WritableAtom<Value>;
  /** Sets it here and on the device; false where the device keeps nothing and it lasts only as long as the page. */
  set(value: Value): boolean;
  /** From what the device holds now, which another tab may have changed. */
  update(change: (value: Value) => Value): boolean;
  forget(): void;
};

type Surroundings = {
  readonly shelf?: Shelf | null;
  /** Where other tabs' changes are told; null for a shelf that they do not share. */
  readonly tabs?: EventTarget | null;
};

/** A stored value as a store that follows other tabs. */
export function storedStore<Value>(
  stored: Stored<Value>,
  surroundings: Surroundings = {},
): StoredStore<Value> {
  const $value = atom(stored.empty);
  const shelf = () => (surroundings.shelf === undefined ? deviceShelf() : surroundings.shelf);
  const ownTabs = () => (typeof window === 'undefined' ? null : window);
  const tabs = () => (surroundings.tabs === undefined ? ownTabs() : surroundings.tabs);
  /** False after the device refused a value: then the store alone knows it. */
  let isKept = true;
  onMount($value, () => {
    if (isKept) $value.set(readStored(stored, shelf()));
    const target = tabs();
    const follow = (event: Event) => {
      if (!(event instanceof StorageEvent) || (event.key !== stored.key && event.key !== null)) return;
      isKept = true;
      $value.set(parseStored(stored, event.newValue));
    };
    target?.addEventListener('storage', follow);
    return () => target?.removeEventListener('storage', follow);
  });
  const set = (value: Value) => {
    isKept = writeStored(stored, value, shelf());
    $value.set(value);
    return isKept;
  };
  return {
    $value,
    set,
    update: (change) => set(change(isKept ? readStored(stored, shelf()) : $value.get())),
    forget() {
      forgetStored(stored, shelf());
      isKept = true;
      $value.set(stored.empty);
    },
  };
}
