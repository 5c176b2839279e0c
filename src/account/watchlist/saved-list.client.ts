import * as v from 'valibot';
import { forgetStored, readStored, type Stored, writeStored } from '../../ui/stored.client.ts';
import { SAVED_CARS, savedIds, unkept } from './saved-cars.client.ts';

const listSchema = v.object({
  ids: v.array(v.string()),
  /** When the server has told them. */
  atMs: v.number(),
  /** False while it has not answered to the last change: then every tab hears of its answer too. */
  isSettled: v.boolean(),
});

/** The list of who has signed in, for the pages' buttons; the server's is the true one. */
const savedList: Stored<v.InferOutput<typeof listSchema>> = {
  key: SAVED_CARS,
  version: 1,
  schema: listSchema,
  empty: { ids: [], atMs: 0, isSettled: true },
};

/** `atMs`: when the server has told them. */
export function keepSavedIds(ids: readonly string[], atMs: number, isSettled = true): void {
  const list = { ids: [...ids], atMs, isSettled };
  const isKept = writeStored(savedList, list);
  unkept.text = isKept ? null : JSON.stringify({ v: savedList.version, data: list });
  tell();
}

/** Puts one car into the list or takes it out, from what the device holds now: another tab may have changed it. */
export function markSaved(id: string, isSaved: boolean, isSettled: boolean): void {
  const others = [...savedIds()].filter((other) => other !== id);
  keepSavedIds(isSaved ? [id, ...others] : others, readStored(savedList).atMs, isSettled);
}

/** Nobody has signed in any more: the list was another's. */
export function forgetSavedIds(): void {
  forgetStored(savedList);
  unkept.text = null;
  tell();
}

/** Of its own changes a tab hears nothing. */
function tell(): void {
  dispatchEvent(new StorageEvent('storage', { key: SAVED_CARS }));
}
