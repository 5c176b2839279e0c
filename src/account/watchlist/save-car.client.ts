import { take } from '../../ui/handed.ts';
import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';
import { isSignedIn } from '../session.store.ts';
import { changeWatchlist } from './change-watchlist.store.ts';
import { savedIds } from './saved-cars.store.ts';
import { forgetSavedIds, refreshSaved } from './watchlist.store.ts';
import { signInToSavePath, wantedOf } from './watchlist-paths.ts';
import { WATCHLIST_TEXTS, type WatchlistTexts } from './watchlist-texts.ts';

const readTexts = () => take<WatchlistTexts>({ id: WATCHLIST_TEXTS });

/** Cars whose call is under way, by their id: a card and a page may have a button each. */
const underWay = new Set<string>();

/**
 * Saves a car or takes it out of the watchlist. "Buttons are disabled while the call runs" (stock and vehicle §4). Who
 * has not signed in is sent to do so, and finds it saved afterwards. Never rejects.
 * @public loaded by the script of a page
 */
export async function toggleSaved(
  car: { readonly id: string; readonly slug: string; readonly name: string },
  button: HTMLElement,
): Promise<void> {
  if (underWay.has(car.id)) return;
  if (!isSignedIn()) return signInFirst(car.id, true);
  const isAdded = !savedIds().has(car.id);
  underWay.add(car.id);
  disable(button, true);
  const outcome = await changeWatchlist(car, { isAdded, texts: readTexts() });
  underWay.delete(car.id);
  disable(button, false);
  if (outcome === 'signed-out') signInFirst(car.id, isAdded);
}

/** What was to be removed is pressed once more: nothing is taken out of a list that another may have signed in to. */
function signInFirst(id: string, isAdded: boolean): void {
  const { pathname, search, hash } = location;
  const here = pathname + search + hash;
  location.assign(isAdded ? signInToSavePath(id, location) : watchlistSignInPath(here, here));
}

/** It keeps the focus, which a disabled button would lose. */
function disable(button: HTMLElement, isDisabled: boolean): void {
  button.ariaDisabled = isDisabled ? 'true' : null;
  button.ariaBusy = isDisabled ? 'true' : null;
}

/**
 * Brings the device's list up to date with the server's, and saves what somebody wanted before they signed in. What
 * cannot be asked for now is asked for with the next page: it never rejects.
 * @public loaded by the script of a page
 */
export async function keepInStep(): Promise<void> {
  const { id, path } = wantedOf(location);
  if (id !== null) history.replaceState(history.state, '', path);
  if (!isSignedIn()) return forgetSavedIds();
  if (id !== null && isFromHere() && !savedIds().has(id))
    await changeWatchlist({ id }, { isAdded: true, texts: readTexts() });
  await refreshSaved().catch(() => undefined);
}

/** A link on a stranger's page saves nothing. */
function isFromHere(): boolean {
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}
