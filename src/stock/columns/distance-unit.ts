import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import type { DistanceUnit } from '../cells/numbers/distance.ts';
import type { ColumnSample } from './column-plan.ts';
import { matchName } from './recognise/match-name.ts';
import { pathParts } from './recognise/normalise-name.ts';

const countryNames: ReadonlySet<string> = new Set([
  'country',
  'countrycode',
  'countryname',
  'addresscountry',
]);
const mileCountries = /^(us|usa|united states( of america)?|gb|uk|great britain|united kingdom)$/i;

/**
 * The unit of odometer readings without one: as set in feed.json, else miles if the feed's country or
 * currency is one where miles are used, else kilometres.
 */
export function distanceUnitOf(samples: readonly ColumnSample[], settings: FeedSettings): DistanceUnit {
  if (settings.distanceUnit !== 'auto') return settings.distanceUnit;
  if (pricesAreOfMileCountries(samples)) return 'mi';
  const countries = samples
    .filter(({ name }) => countryNames.has(pathParts(name).at(-1) ?? ''))
    .flatMap(({ values }) => values);
  return countries.length > 0 && countries.every((country) => mileCountries.test(country.trim()))
    ? 'mi'
    : 'km';
}

function pricesAreOfMileCountries(samples: readonly ColumnSample[]): boolean {
  const prices = samples.filter(({ name }) => matchName(name)?.field === 'price');
  if (prices.some(({ name }) => /gbp$/i.test(name))) return true;
  const values = prices.flatMap((sample) => sample.values).filter((value) => /\d/.test(value));
  return values.length > 0 && values.every((value) => /\bUSD\b|\bGBP\b|£|US\$/.test(value));
}
