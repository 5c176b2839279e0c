import * as v from 'valibot';
import { tellStored } from '../../ui/device-storage.store.ts';
import { storedAtom } from '../../ui/stored.store.ts';
import type { Stored } from '../../ui/stored-value.store.ts';
import { isSignedIn, sessionEnded } from '../session.store.ts';
import { watchlistReplySchema } from '../watchlist.schema.ts';
import { SAVED_CARS, savedIds } from './saved-cars.store.ts';

const listSchema = v.object({
  ids: v.array(v.string()),
  /** When the server has told them. */
  atMs: v.number(),
  /** False while it has not answered to the last change: then every tab hears of its answer too. */
  isSettled: v.boolean(),
});

type SavedList = v.InferOutput<typeof listSchema>;

const stored: Stored<SavedList> = {
  key: SAVED_CARS,
  version: 1,
  schema: listSchema,
  empty: { ids: [], atMs: 0, isSettled: true },
};

/** Ids of the cars that whoever has signed in has saved, as this device knows them; the server's list is the true one. */
export const $watchlist = storedAtom(stored);

function keep(list: SavedList): void {
  $watchlist.set(list);
  tellStored(SAVED_CARS);
}

/** `atMs`: when the server has told them. */
export function keepSavedIds(ids: readonly string[], atMs: number): void {
  keep({ ids: [...ids], atMs, isSettled: true });
}

/** Puts one car into the list or takes it out, from what the device holds now: another tab may have changed it. */
export function markSaved(id: string, isSaved: boolean, isSettled: boolean): void {
  const others = [...savedIds()].filter((other) => other !== id);
  keep({ ids: isSaved ? [id, ...others] : others, atMs: $watchlist.get().atMs, isSettled });
}

/** Nobody has signed in any more: the list was another's. */
export function forgetSavedIds(): void {
  keep(stored.empty);
}

/** Asks the server which cars are saved. What changes here meanwhile is newer than its answer. */
export async function refreshSaved(): Promise<void> {
  const before = [...savedIds()].join();
  const reply = await fetch('/api/watchlist', { headers: { Accept: 'application/json' } });
  if (reply.status === 401) sessionEnded();
  if (!reply.ok) return;
  const { cars } = v.parse(watchlistReplySchema, await reply.json());
  if (isSignedIn() && [...savedIds()].join() === before) {
    keepSavedIds(
      cars.map(({ car_id }) => car_id),
      Date.now(),
    );
  }
}
