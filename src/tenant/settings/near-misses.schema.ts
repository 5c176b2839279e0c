import * as v from 'valibot';
import { count, switchFor, text, textFor } from './parts.schema.ts';

const withAmount = v.pipe(text, v.includes('{amount}', 'a text with {amount}'));
const withKm = v.pipe(text, v.includes('{km}', 'a text with {km}'));
const withYears = v.pipe(text, v.includes('{years}', 'a text with {years}'));

/** search.json `nearMisses`. */
export const nearMissesSchema = v.strictObject({
  show: switchFor('Whether to show them'),
  fewerThan: v.pipe(
    count(1, 21),
    v.description('They are shown when a search finds fewer vehicles than this'),
  ),
  max: v.pipe(count(1, 12), v.description('The most that are shown')),
  pricePercent: v.pipe(
    count(0, 50),
    v.description('How far above the highest price, in percent of it; 0: none for their price'),
  ),
  kmPercent: v.pipe(
    count(0, 100),
    v.description('How far above the most kilometres, in percent of them; 0: none for their kilometres'),
  ),
  years: v.pipe(
    count(0, 10),
    v.description('How many years older than the oldest year; 0: none for their year'),
  ),
  heading: textFor('Heading above them'),
  overPrice: v.pipe(withAmount, v.description('On a card: how much dearer it is, with {amount}')),
  moreKm: v.pipe(withKm, v.description('On a card: how many kilometres more it has, with {km}')),
  olderOne: textFor('On a card: one year older'),
  olderMany: v.pipe(withYears, v.description('On a card: several years older, with {years}')),
});
