import { fetchBuiltPage } from '../../ui/built-page.client.ts';
import { take } from '../../ui/handed.ts';
import { fill } from '../../values/fill.ts';
import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';
import { refreshSaved } from './refresh-saved.client.ts';
import { savedIds } from './saved-cars.client.ts';
import { markSaved } from './saved-list.client.ts';
import { sendWatchlist } from './send-watchlist.client.ts';
import { tellFailure, tellRemoved } from './tell-watchlist.client.ts';
import { WATCHLIST_TEXTS, type WatchlistTexts } from './watchlist-texts.ts';

const started = new WeakSet<HTMLElement>();

/** The device's list as it was left here: what is told of it again is no news. */
let own: string | null = null;

/**
 * `<watch-list>`: removes cars, with a way back. Again does nothing more.
 * @public loaded by the script of a page
 */
export function startWatchList(list: HTMLElement): void {
  if (started.has(list)) return;
  started.add(list);
  list.addEventListener('submit', (event) => onSubmit(list, event));
  list.addEventListener('click', ({ target }) => {
    const undo = target instanceof Element ? target.closest('[data-undo]') : null;
    const row = undo?.closest('li');
    if (row) void change(list, row, false);
  });
}

function onSubmit(list: HTMLElement, event: SubmitEvent): void {
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  if (row === null) return;
  event.preventDefault();
  void change(list, row, true);
}

/** At once here, then at the server; what the server does not do is taken back. */
async function change(list: HTMLElement, row: HTMLElement, isRemoved: boolean): Promise<void> {
  if (row.ariaBusy === 'true') return;
  const { id = '', slug = '', name = '' } = row.dataset;
  const texts = take<WatchlistTexts>({ id: WATCHLIST_TEXTS });
  show(row, isRemoved);
  setBusy(row, true);
  mark(id, !isRemoved, false);
  count(list);
  const outcome = await sendWatchlist(isRemoved ? 'remove-car' : 'save-car', { id, slug }, texts);
  setBusy(row, false);
  if (outcome.kind === 'done') {
    mark(id, !isRemoved, true);
    if (isRemoved) tellRemoved(name, texts);
    // The page has it from the server, the device perhaps from before.
    if (!isSame(list)) await refreshSaved().catch(() => undefined);
  } else if (outcome.kind === 'signed-out') {
    location.assign(watchlistSignInPath(location.pathname, '/'));
  } else {
    show(row, !isRemoved);
    mark(id, isRemoved, true);
    count(list);
    tellFailure(outcome.message, texts);
  }
}

function mark(id: string, isSaved: boolean, isSettled: boolean): void {
  markSaved(id, isSaved, isSettled);
  own = [...savedIds()].join();
}

/** The card, or the way back in its place; who was in one is in the other. */
function show(row: HTMLElement, isRemoved: boolean): void {
  const hadFocus = row.contains(document.activeElement);
  const [card, removed] = [row.querySelector('article'), row.querySelector<HTMLElement>('.removed')];
  if (card === null || removed === null) return;
  // Nothing moves: the way back stands where the card was pressed.
  row.style.minHeight = isRemoved ? `${row.offsetHeight}px` : '';
  card.hidden = isRemoved;
  removed.hidden = !isRemoved;
  if (hadFocus) (isRemoved ? removed : card).querySelector('button')?.focus({ preventScroll: true });
}

function setBusy(row: HTMLElement, isBusy: boolean): void {
  row.ariaBusy = isBusy ? 'true' : null;
  for (const button of row.querySelectorAll('button')) button.ariaDisabled = isBusy ? 'true' : null;
}

function shownIds(list: HTMLElement): string[] {
  return [...list.querySelectorAll<HTMLElement>('ul > li')]
    .filter((row) => row.querySelector('article')?.hidden === false)
    .map(({ dataset }) => dataset['id'] ?? '');
}

function count(list: HTMLElement): void {
  const shown = shownIds(list).length;
  const line = list.querySelector<HTMLElement>('[data-fill="watchlist-count"]');
  const { one = '', many = '' } = line?.dataset ?? {};
  if (line) line.textContent = fill(shown === 1 ? one : many, { count: shown });
  const empty = list.querySelector<HTMLElement>('[data-fill="watchlist-empty"]');
  if (empty) empty.hidden = shown > 0;
}

/**
 * Shows the page's list as it is now, when another tab has changed it. Never rejects.
 * @public loaded by the script of a page
 */
export async function followTabs(list: HTMLElement): Promise<void> {
  if (!isBehind(list)) return;
  const page = await fetchBuiltPage(location.pathname).catch(() => null);
  const fresh = page?.querySelector('watch-list');
  // Somebody may have pressed something meanwhile.
  if (fresh && isBehind(list)) list.replaceChildren(...fresh.childNodes);
}

function isBehind(list: HTMLElement): boolean {
  const isNews = [...savedIds()].join() !== own;
  return isNews && !isSame(list) && list.querySelector('[aria-busy]') === null;
}

function isSame(list: HTMLElement): boolean {
  const [saved, shown] = [savedIds(), shownIds(list)];
  return shown.length === saved.size && shown.every((id) => saved.has(id));
}
