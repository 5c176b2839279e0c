import { take } from '../../ui/handed.ts';
import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';
import { isSignedIn } from '../signed-in.client.ts';
import { savedIds } from './saved-cars.client.ts';
import { sendWatchlist } from './send-watchlist.api.ts';
import { tellAdded, tellFailure, tellRemoved } from './tell-watchlist.client.ts';
import { markSaved, refreshSaved } from './watchlist.store.ts';
import { signInToSavePath } from './watchlist-paths.ts';
import { WATCHLIST_TEXTS, type WatchlistTexts } from './watchlist-texts.ts';

/** A vehicle as its card or page names it. */
interface CarToSave {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** Cars whose call is under way, by their id: a card and a page may have a button each. */
const underWay = new Set<string>();

/**
 * Saves a car or takes it out of the watchlist, at once here and then at the server; what the server does not do
 * is taken back. "Buttons are disabled while the call runs" (stock and vehicle §4). Who has not signed in is sent
 * to do so, and finds it saved afterwards. Never rejects.
 * @public loaded by the script of a page
 */
export async function toggleSaved(car: CarToSave, button: HTMLElement): Promise<void> {
  if (underWay.has(car.id)) return;
  if (!isSignedIn()) {
    signInFirst(car, true);
    return;
  }
  const texts = take<WatchlistTexts>({ id: WATCHLIST_TEXTS });
  const isAdded = !savedIds().has(car.id);
  underWay.add(car.id);
  disable(button, true);
  markSaved(car.id, isAdded, false);
  const outcome = await sendWatchlist(isAdded ? 'save-car' : 'remove-car', car, texts);
  underWay.delete(car.id);
  disable(button, false);
  if (outcome.kind === 'signed-out') {
    signInFirst(car, isAdded);
    return;
  }
  const isDone = outcome.kind === 'done';
  // Also when it is done: what another tab has heard from the server meanwhile may have been older.
  markSaved(car.id, isDone === isAdded, true);
  if (isDone && isAdded) tellAdded(car, texts);
  else if (isDone) tellRemoved(car.name, texts);
  else {
    tellFailure(outcome.message, texts);
    // A reply that got lost may have come from a server that did it.
    await refreshSaved().catch(() => undefined);
  }
}

/** What was to be removed is pressed once more: nothing is taken out of a list that another may have signed in to. */
function signInFirst({ id }: CarToSave, isAdded: boolean): void {
  const { pathname, search, hash } = location;
  const here = pathname + search + hash;
  location.assign(isAdded ? signInToSavePath(id, location) : watchlistSignInPath(here, here));
}

/** It keeps the focus, which a disabled button would lose. */
function disable(button: HTMLElement, isDisabled: boolean): void {
  button.ariaDisabled = isDisabled ? 'true' : null;
  button.ariaBusy = isDisabled ? 'true' : null;
}
