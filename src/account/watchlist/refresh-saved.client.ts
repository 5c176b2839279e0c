import * as v from 'valibot';
import { isSignedIn, sessionEnded } from '../signed-in.client.ts';
import { watchlistReplySchema } from '../watchlist.schema.ts';
import { savedIds } from './saved-cars.client.ts';
import { keepSavedIds } from './saved-list.client.ts';

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
