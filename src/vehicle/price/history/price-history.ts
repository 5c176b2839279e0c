import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { formatMoney } from '../../../values/money.ts';
import { dayOf, daysBetween, formatDate, instantOf } from '../../../values/time/date.ts';
import { isAvailable } from '../../status/availability.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { currentPrice, realPrice } from '../price.ts';

/** A price and the day from which it was asked, `YYYY-MM-DD` in the dealer's time zone. */
export interface DatedPrice {
  readonly on: string;
  readonly price: number;
}

/** What a shopper may know of a vehicle's past. */
export interface PriceHistory {
  /** Null if nobody knows. */
  readonly listedOn: string | null;
  /** Oldest first; consecutive ones differ, and the last is the present price. Empty if that is not certain. */
  readonly prices: readonly DatedPrice[];
}

/** What the imports have recorded of a vehicle; times are ISO, UTC. */
export interface RecordedHistory {
  /** Since when it has been in the feed without interruption. */
  readonly listedAt: string;
  /** Oldest first; null: no price was given. */
  readonly prices: readonly { readonly at: string; readonly price: number | null }[];
}

export interface HistoryTerms {
  /** It lists all vehicles at once, so it does not tell when they arrived. */
  readonly firstImportAt: string | null;
  readonly timeZone: string;
}

/**
 * The history that a vehicle's page shows; null if there is nothing to tell or it is not for sale. The dealer's own date of arrival
 * precedes the first import of the vehicle. Prices of an earlier stay in stock are left out, and all of them if the
 * last one is not the present price, which the dealer may hide.
 */
export function priceHistory(
  vehicle: Pick<Vehicle, 'status' | 'createdAt' | 'price' | 'offerPrice'>,
  recorded: RecordedHistory | undefined,
  { firstImportAt, timeZone }: HistoryTerms,
): PriceHistory | null {
  if (!isAvailable(vehicle)) return null;
  const dayIn = (iso: string) => {
    const instant = instantOf(iso, timeZone);
    return instant === null ? null : dayOf(instant, timeZone);
  };
  const isDated = recorded !== undefined && recorded.listedAt !== firstImportAt;
  const listedOn = dayIn(vehicle.createdAt ?? (isDated ? recorded.listedAt : ''));
  const stay = recorded === undefined ? [] : pricesOfStay(recorded, dayIn);
  const isCertain = stay.length > 0 && stay.at(-1)?.price === currentPrice(vehicle);
  const prices = isCertain ? stay : [];
  return listedOn === null && prices.length < 2 ? null : { listedOn, prices };
}

/** The last price of each day since the vehicle was listed. */
function pricesOfStay(
  { listedAt, prices }: RecordedHistory,
  dayIn: (iso: string) => string | null,
): DatedPrice[] {
  const atListing = prices.findLastIndex(({ at }) => at <= listedAt);
  const days = new Map<string, number>();
  for (const { at, price: asked } of prices.slice(Math.max(0, atListing))) {
    const price = realPrice(asked);
    const on = dayIn(at < listedAt ? listedAt : at);
    if (on !== null && price !== null) days.set(on, price);
  }
  const dated = Array.from(days, ([on, price]) => ({ on, price }));
  return dated.filter(({ price }, index) => price !== dated[index - 1]?.price);
}

/** Settings in `priceHistory` of vehicle.json; texts contain {date} and {amount}. */
export interface PriceHistoryTexts {
  readonly listed: string;
  readonly dropped: string;
  readonly raised: string;
  /** The first known price of a vehicle that was listed before. */
  readonly before: string;
}

export interface PriceHistoryWords {
  /** "Listed on October 25, 2026". */
  readonly listed: string | null;
  /** "Dropped $2,000 on November 3, 2026"; null for a single price. */
  readonly lastChange: string | null;
  /** Each price with what happened then, oldest first; empty for a single price. */
  readonly steps: readonly { readonly text: string; readonly price: string }[];
}

export function priceHistoryWords(
  { listedOn, prices }: PriceHistory,
  texts: PriceHistoryTexts,
  { currency, timeZone, locale }: Pick<Settings['site'], 'currency' | 'timeZone' | 'locale'>,
): PriceHistoryWords {
  const say = (text: string, day: string, amount = '') =>
    fill(text, { date: formatDate(day, timeZone, locale) ?? day, amount });
  const happened = ({ on, price }: DatedPrice, before: DatedPrice | undefined) => {
    if (before === undefined) return say(on === listedOn ? texts.listed : texts.before, on);
    const amount = formatMoney(Math.abs(price - before.price), currency);
    return say(price < before.price ? texts.dropped : texts.raised, on, amount);
  };
  const steps = prices.map((dated, index) => ({
    text: happened(dated, prices[index - 1]),
    price: formatMoney(dated.price, currency),
  }));
  const isSteady = steps.length < 2;
  return {
    listed: listedOn === null ? null : say(texts.listed, listedOn),
    lastChange: isSteady ? null : (steps.at(-1)?.text ?? null),
    steps: isSteady ? [] : steps,
  };
}

/** Share of the chart's width for the present price. Fixed, because a built page may be read on any later day. */
const LAST_SHARE = 0.25;

/**
 * The steps of a chart as points of an SVG polyline, in a box of `width` by `height`: to scale in days and, between
 * the lowest and the highest price, in dollars.
 */
export function stepPoints(prices: readonly DatedPrice[], width: number, height: number): string {
  const dollars = prices.map(({ price }) => price);
  const [low, high] = [Math.min(...dollars), Math.max(...dollars)];
  const begin = prices[0]?.on ?? '';
  const days = Math.max(1, daysBetween(begin, prices.at(-1)?.on ?? begin));
  const x = (on: string) => Math.round((daysBetween(begin, on) / days) * width * (1 - LAST_SHARE));
  const y = (price: number) =>
    high === low ? height / 2 : Math.round(((high - price) / (high - low)) * height);
  const steps = prices.flatMap(({ on, price }, index) => {
    const end = prices[index + 1];
    return [`${x(on)},${y(price)}`, `${end === undefined ? width : x(end.on)},${y(price)}`];
  });
  return steps.join(' ');
}
