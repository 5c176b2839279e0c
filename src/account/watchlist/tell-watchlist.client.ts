import { toast } from '../../ui/toasts/toast.store.ts';
import { fill } from '../../values/fill.ts';
import { WATCHLIST_PATH } from './watchlist-paths.ts';
import type { WatchlistTexts } from './watchlist-texts.ts';

interface AddedCar {
  readonly id: string;
  readonly name: string;
}

/** "Car Saved In Watchlist … each with View List. Adding fires analytics event 39" (stock and vehicle §4). */
export function tellAdded({ id, name }: AddedCar, texts: WatchlistTexts): void {
  toast(fill(texts.saved, { name }), texts.close, { title: texts.savedTitle, ...viewList(texts) });
  // Its own controls say which vehicle it is about: on a page of another, or of many, the page's would be wrong.
  const controls = document.querySelector(`.car-controls[data-id="${CSS.escape(id)}"]`);
  (controls ?? document).dispatchEvent(new CustomEvent('happened', { bubbles: true, detail: 'favourite' }));
}

export function tellRemoved(name: string, texts: WatchlistTexts): void {
  toast(fill(texts.removed, { name }), texts.close, { title: texts.removedTitle, ...viewList(texts) });
}

/** "Watchlist call failure: alert with the error message" (stock and vehicle §8). */
export function tellFailure(message: string, { close }: WatchlistTexts): void {
  toast(message, close, { isAlert: true });
}

/** Not on the list itself. */
function viewList({ viewList: label }: WatchlistTexts) {
  return location.pathname === WATCHLIST_PATH ? {} : { link: { href: WATCHLIST_PATH, label } };
}
