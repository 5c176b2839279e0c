import { readPageData } from '../../../ui/hydration/page-data.ts';
import { watchlistSignInPath } from '../../../vehicle/vehicle-urls.ts';
import { isSignedIn } from '../../session/session.store.ts';
import { signInToSavePath, wantedOf } from '../watchlist-paths.ts';
import { WATCHLIST_TEXTS, type WatchlistTexts } from '../watchlist-texts.ts';
import { changeWatchlist } from './change-watchlist.store.ts';
import { savedIds } from './saved-cars.store.ts';
import { forgetSavedIds, refreshSaved } from './watchlist.store.ts';

const readTexts = () => readPageData<WatchlistTexts>({ id: WATCHLIST_TEXTS });

/** Ids of cars with a pending request, because several buttons of the page may belong to the same car. */
const underWay = new Set<string>();

/**
 * Adds a car to the watchlist or removes it. "Buttons are disabled while the call runs" (stock and vehicle §4).
 * Shoppers who are not signed in are sent to sign in, after which the car is saved. Never rejects.
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

/** Only adding is completed after signing in: a removal could hit the list of another shopper who signs in. */
function signInFirst(id: string, isAdded: boolean): void {
  const { pathname, search, hash } = location;
  const here = pathname + search + hash;
  location.assign(isAdded ? signInToSavePath(id, location) : watchlistSignInPath(here, here));
}

/** `aria-disabled`, because a disabled button would lose the focus. */
function disable(button: HTMLElement, isDisabled: boolean): void {
  button.ariaDisabled = isDisabled ? 'true' : null;
  button.ariaBusy = isDisabled ? 'true' : null;
}

/**
 * Synchronises the device's list with the server, and saves the car that a shopper wanted to save before signing in.
 * Never rejects: failed requests are repeated by the next page.
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

/** Ignores `?save=` in links from other sites, which must not change the list. */
function isFromHere(): boolean {
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}
