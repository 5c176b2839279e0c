import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Filling } from '../../ui/filling.ts';
import { fill } from '../../values/fill.ts';
import type { WatchedStatus, WatchlistChange } from '../watchlist.schema.ts';
import { REMOVED_PARAM, WATCHLIST_PATH } from './watchlist-paths.ts';

/** A saved car as its card shows it. */
export interface WatchedCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Of its page, and of its form to find something similar; null when they have gone. */
  readonly path: string | null;
  readonly similarPath: string | null;
  /** Address of a picture; null for none. */
  readonly photo: string | null;
  /** `$23,990`, or what stands where there is no price; `''` for a car that has gone. */
  readonly price: string;
  readonly priceType: string;
  /** `November 20, 2026`. */
  readonly savedOn: string;
  readonly status: WatchedStatus;
  readonly changes: readonly WatchlistChange[];
  /** By how much the price differs from that of the day it was saved, `$1,000`. */
  readonly difference: string;
}

type Words = Pick<Settings['account']['watchlist'], 'page' | 'texts'>;

const shown = { hidden: null } as const;

/** What makes the template of a card (`Watchlist.astro`) that of one car. `phone`: whose list it is. */
export function cardFillings(card: WatchedCard, phone: string, words: Words): Filling[] {
  const { id, slug, name, photo, status } = card;
  return [
    {
      at: '[data-fill="watched"]',
      attributes: { 'data-id': id, 'data-slug': slug, 'data-name': name, 'data-status': status },
    },
    ...(photo === null ? [] : [{ at: '[data-fill="watched-photo"]', attributes: { src: photo, ...shown } }]),
    { at: '[data-fill="watched-name"]', text: name, attributes: { href: card.path } },
    { at: '[data-fill="watched-price"]', text: card.price },
    { at: '[data-fill="watched-price-type"]', text: card.priceType },
    { at: '[data-fill="watched-date"]', text: fill(words.page.savedOn, { date: card.savedOn }) },
    ...statusFillings(card, words),
    ...changeFillings(card, words),
    ...linkFillings(card, words),
    { at: '[name="phone_number"]', attributes: { value: phone } },
    { at: '[name="car_id"]', attributes: { value: id } },
    { at: '[name="car_slug"]', attributes: { value: slug } },
    {
      at: '[name="redirect"]',
      attributes: { value: `${WATCHLIST_PATH}?${new URLSearchParams({ [REMOVED_PARAM]: id })}` },
    },
    {
      at: '[data-fill="watched-remove"]',
      attributes: { 'aria-label': `${words.page.remove}: ${name}` },
    },
    { at: '[data-fill="watched-removed"]', text: fill(words.texts.removed, { name }) },
  ];
}

function statusFillings({ status, changes }: WatchedCard, { page }: Words): Filling[] {
  const labels: Readonly<Record<WatchedStatus, string | null>> = {
    in_stock: changes.includes('available') ? page.available : null,
    coming_soon: page.comingSoon,
    reserved: page.reserved,
    sold: page.sold,
    unavailable: page.gone,
    gone: page.gone,
  };
  const text = labels[status];
  if (text === null) return [];
  const attributes = { class: status === 'sold' ? 'tag tag--sold' : 'tag', ...shown };
  return [{ at: '[data-fill="watched-status"]', text, attributes }];
}

function changeFillings({ changes, difference }: WatchedCard, { page }: Words): Filling[] {
  const change = changes.find((one) => one === 'price_down' || one === 'price_up');
  if (change === undefined) return [];
  const text = fill(change === 'price_down' ? page.priceDown : page.priceUp, { amount: difference });
  return [{ at: '[data-fill="watched-change"]', text, attributes: { 'data-change': change, ...shown } }];
}

/** "Sold → Find similar"; what has gone leads to the stock, as the template does. */
function linkFillings({ path, similarPath, status, name }: WatchedCard, { page }: Words): Filling[] {
  const isForSale = status === 'in_stock' || status === 'coming_soon' || status === 'reserved';
  const [at, label, href] = isForSale
    ? ['[data-fill="watched-view"]', page.view, path]
    : ['[data-fill="watched-similar"]', page.findSimilar, similarPath];
  return [
    { at, attributes: { ...(href !== null && { href }), 'aria-label': `${label}: ${name}`, ...shown } },
  ];
}

interface WholeList {
  readonly count: number;
  /** `3 cars saved`. */
  readonly countText: string;
  readonly phone: string;
  /** A car to save, or to put back, that the address names. */
  readonly ask: { readonly id: string; readonly text: string; readonly button: string } | null;
}

/** What makes the section that of one shopper, but for the cards. */
export function listFillings({ count, countText, phone, ask }: WholeList): Filling[] {
  return [
    { at: '[data-fill="watchlist-elsewhere"]', attributes: { hidden: '' } },
    { at: '[data-fill="watchlist-count"]', text: countText, attributes: shown },
    ...(count > 0 ? [] : [{ at: '[data-fill="watchlist-empty"]', attributes: shown }]),
    ...(ask === null
      ? []
      : [
          { at: '[data-fill="watchlist-ask"]', attributes: shown },
          { at: '[data-fill="watchlist-ask-text"]', text: ask.text },
          { at: '[data-fill="watchlist-ask-car"]', attributes: { value: ask.id } },
          { at: '[data-fill="watchlist-ask-phone"]', attributes: { value: phone } },
          { at: '[data-fill="watchlist-ask-button"]', text: ask.button },
        ]),
  ];
}
