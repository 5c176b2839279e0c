import { take } from '../../ui/handed.ts';
import { isSignedIn } from '../signed-in.client.ts';
import { savedIds } from './saved-cars.client.ts';
import { sendWatchlist } from './send-watchlist.api.ts';
import { forgetSavedIds, markSaved, refreshSaved } from './watchlist.store.ts';
import { wantedOf } from './watchlist-paths.ts';
import { WATCHLIST_TEXTS, type WatchlistTexts } from './watchlist-texts.ts';

/**
 * Brings the device's list up to date with the server's, and saves what somebody wanted before they signed in. What
 * cannot be asked for now is asked for with the next page: it never rejects.
 * @public loaded by the script of a page
 */
export async function keepInStep(): Promise<void> {
  const { id, path } = wantedOf(location);
  if (id !== null) history.replaceState(history.state, '', path);
  if (!isSignedIn()) {
    forgetSavedIds();
    return;
  }
  if (id !== null && isFromHere()) await saveWanted(id).catch(() => undefined);
  await refreshSaved().catch(() => undefined);
}

/** A link on a stranger's page saves nothing. */
function isFromHere(): boolean {
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}

async function saveWanted(id: string): Promise<void> {
  if (savedIds().has(id)) return;
  const texts = take<WatchlistTexts>({ id: WATCHLIST_TEXTS });
  const outcome = await sendWatchlist('save-car', { id }, texts);
  if (outcome.kind === 'signed-out') return;
  // Pages that only look after the list do without what says so.
  const { tellAdded, tellFailure } = await import('./tell-watchlist.client.ts');
  if (outcome.kind === 'failed') tellFailure(outcome.message, texts);
  else {
    const car = outcome.car ?? { id, name: '' };
    markSaved(car.id, true, true);
    tellAdded(car, texts);
  }
}
