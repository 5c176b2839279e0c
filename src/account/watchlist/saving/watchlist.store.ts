import * as v from 'valibot';
import { tellStored } from '../../../ui/storage/device-storage.store.ts';
import { storedAtom } from '../../../ui/storage/stored.store.ts';
import type { Stored } from '../../../ui/storage/stored-value.store.ts';
import { isSignedIn, sessionEnded } from '../../session/session.store.ts';
import { watchlistReplySchema } from '../watchlist.schema.ts';
import { SAVED_CARS, savedIds, savedSnapshot } from './saved-cars.store.ts';

const listSchema = v.object({
  ids: v.array(v.string()),
  /** Time of the server's last reply. */
  atMs: v.number(),
  /** False until the server has answered the last change; the answer then updates every tab. */
  isSettled: v.boolean(),
});

type SavedList = v.InferOutput<typeof listSchema>;

const stored: Stored<SavedList> = {
  key: SAVED_CARS,
  version: 1,
  schema: listSchema,
  empty: { ids: [], atMs: 0, isSettled: true },
};

/** Ids of the signed-in shopper's saved cars: a cache on this device of the server's list. */
export const $watchlist = storedAtom(stored);

function keep(list: SavedList): void {
  $watchlist.set(list);
  tellStored(SAVED_CARS);
}

/** `atMs` is the time of the server's reply. */
export function keepSavedIds(ids: readonly string[], atMs: number): void {
  keep({ ids: [...ids], atMs, isSettled: true });
}

/** Adds or removes one car. Reads the stored list first, because another tab may have changed it. */
export function markSaved(id: string, isSaved: boolean, isSettled: boolean): void {
  const others = [...savedIds()].filter((other) => other !== id);
  keep({ ids: isSaved ? [id, ...others] : others, atMs: $watchlist.get().atMs, isSettled });
}

/** Clears the list after signing out. */
export function forgetSavedIds(): void {
  keep(stored.empty);
}

/** Loads the list from the server. The reply is discarded if the list has changed since the request. */
export async function refreshSaved(): Promise<void> {
  const before = savedSnapshot();
  const reply = await fetch('/api/watchlist', { headers: { Accept: 'application/json' } });
  if (reply.status === 401) sessionEnded();
  if (!reply.ok) return;
  const { cars } = v.parse(watchlistReplySchema, await reply.json());
  if (isSignedIn() && savedSnapshot() === before) {
    keepSavedIds(
      cars.map(({ car_id }) => car_id),
      Date.now(),
    );
  }
}
