import { toast } from '../../../ui/toasts/toast.store.ts';
import { fill } from '../../../values/fill.ts';
import { WATCHLIST_PATH } from '../watchlist-paths.ts';
import type { WatchlistTexts } from '../watchlist-texts.ts';
import { sendWatchlist } from './send-watchlist.api.ts';
import { markSaved, refreshSaved } from './watchlist.store.ts';

interface Change {
  readonly isAdded: boolean;
  readonly texts: WatchlistTexts;
  /** Suppresses the toast, where the page itself shows the result. */
  readonly isQuiet?: boolean;
}

/** A vehicle to save; if only an address named it, only the id is known. */
interface CarToSave {
  readonly id: string;
  readonly slug?: string;
  readonly name?: string;
}

/**
 * Optimistic update: changes the list on the device, then on the server, and reverts if the server refuses. The
 * caller handles `signed-out`. Never rejects.
 */
export async function changeWatchlist(
  car: CarToSave,
  { isAdded, texts, isQuiet = false }: Change,
): Promise<'done' | 'signed-out' | 'failed'> {
  markSaved(car.id, isAdded, false);
  const outcome = await sendWatchlist(isAdded ? 'save-car' : 'remove-car', car, texts);
  if (outcome.kind === 'signed-out') return outcome.kind;
  const isDone = outcome.kind === 'done';
  // Set again after success, because another tab may have stored an older reply of the server meanwhile.
  markSaved(car.id, isDone === isAdded, true);
  if (!isDone) {
    // "Watchlist call failure: alert with the error message" (stock and vehicle §8).
    toast(outcome.message, texts.close, { isAlert: true });
    // The reply may be lost although the server has made the change, so the list is requested again.
    void refreshSaved().catch(() => undefined);
  } else if (!isQuiet) tellChange({ ...outcome.car, ...car }, isAdded, texts);
  return outcome.kind;
}

/** "Car Saved In Watchlist … each with View List. Adding fires analytics event 39" (stock and vehicle §4). */
function tellChange({ id, slug, name = '' }: CarToSave, isAdded: boolean, texts: WatchlistTexts): void {
  const isOnList = location.pathname === WATCHLIST_PATH;
  toast(fill(isAdded ? texts.saved : texts.removed, { name }), texts.close, {
    title: isAdded ? texts.savedTitle : texts.removedTitle,
    ...(!isOnList && { link: { href: WATCHLIST_PATH, label: texts.viewList } }),
  });
  if (!isAdded) return;
  // Names the vehicle explicitly, because the page may be about another one or about many.
  const about = slug && name ? { id, slug, name } : undefined;
  document.dispatchEvent(new CustomEvent('happened', { detail: { name: 'favourite', about } }));
}
