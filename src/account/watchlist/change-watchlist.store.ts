import { toast } from '../../ui/toasts/toast.store.ts';
import { fill } from '../../values/fill.ts';
import { sendWatchlist } from './send-watchlist.api.ts';
import { markSaved, refreshSaved } from './watchlist.store.ts';
import { WATCHLIST_PATH } from './watchlist-paths.ts';
import type { WatchlistTexts } from './watchlist-texts.ts';

interface Change {
  readonly isAdded: boolean;
  readonly texts: WatchlistTexts;
  /** Not told where the page itself shows that it is done. */
  readonly isQuiet?: boolean;
}

/** A vehicle as its card or page names it; an address knows its id alone. */
interface CarToSave {
  readonly id: string;
  readonly slug?: string;
  readonly name?: string;
}

/**
 * Saves a car or takes it out of the watchlist, at once here and then at the server; what the server does not do is
 * taken back. `signed-out` is for the caller to handle. Never rejects.
 */
export async function changeWatchlist(
  car: CarToSave,
  { isAdded, texts, isQuiet = false }: Change,
): Promise<'done' | 'signed-out' | 'failed'> {
  markSaved(car.id, isAdded, false);
  const outcome = await sendWatchlist(isAdded ? 'save-car' : 'remove-car', car, texts);
  if (outcome.kind === 'signed-out') return outcome.kind;
  const isDone = outcome.kind === 'done';
  // Also when it is done: what another tab has heard from the server meanwhile may have been older.
  markSaved(car.id, isDone === isAdded, true);
  if (!isDone) {
    // "Watchlist call failure: alert with the error message" (stock and vehicle §8).
    toast(outcome.message, texts.close, { isAlert: true });
    // A reply that got lost may have come from a server that did it.
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
  // The page may be of another vehicle, or of many.
  const about = slug && name ? { id, slug, name } : undefined;
  document.dispatchEvent(new CustomEvent('happened', { detail: { name: 'favourite', about } }));
}
