import { closest } from 'fastest-levenshtein';
import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type DistanceUnit, unitIn } from '../cells/numbers/distance.ts';
import { type FeedRows, type Readable, readable, unreadableFeed } from '../read/feed-record.ts';
import { namingHints } from './column-hint.ts';
import type { ColumnPlan, ColumnSample } from './column-plan.ts';
import { type FeedField, feedFields, isFeedField } from './feed-fields.ts';
import { matchName } from './recognise/match-name.ts';
import { normaliseName, pathParts } from './recognise/normalise-name.ts';
import { recogniseColumns } from './recognise/recognise-columns.ts';
import { sampleColumns } from './recognise/sample-columns.ts';

const MAX_NAMED = 12;

/** Assigns columns to fields by feed.json and by recognition; an error if no column can name a car. */
export function planColumns({ records, about }: FeedRows, settings: FeedSettings): Readable<ColumnPlan> {
  const samples = sampleColumns(records);
  const names = samples.map((sample) => sample.name);
  const mapped = mappedColumns(settings, names);
  if (!mapped.ok) return mapped;
  const plan = recogniseColumns(samples, mapped.value);
  const canName = (['make', 'model', 'title'] as const).some(
    (field) => plan.byField.has(field) || settings.constants[field] !== undefined,
  );
  if (canName) {
    const aboutFeed = sampleColumns([{ line: 1, cells: about, correction: null }]);
    const distanceUnit = distanceUnitOf([...samples, ...aboutFeed], settings);
    const filledRows = new Map(samples.map((sample) => [sample.name, sample.filledRows]));
    const remarks = feedNotes(plan, samples, distanceUnit, settings);
    return readable({ ...plan, filledRows, distanceUnit, remarks });
  }
  const list = names.slice(0, MAX_NAMED).join(', ');
  return unreadableFeed(
    `No column names a car. The columns are: ${list}${names.length > MAX_NAMED ? ' …' : ''}. Map "make" and "model" under "columns" in feed.json.${namingHints(plan, samples, records.length)}`,
  );
}

/** The columns in feed.json, checked against the columns of the feed. */
export function mappedColumns(
  settings: FeedSettings,
  columns: readonly string[],
): Readable<ReadonlyMap<FeedField, readonly string[]>> {
  for (const key of ['columns', 'constants', 'values'] as const) {
    const unknown = Object.keys(settings[key]).find((name) => !isFeedField(name));
    if (unknown !== undefined) return unreadableFeed(unknownField(key, unknown));
  }
  const mapped = new Map<FeedField, readonly string[]>();
  for (const [field, wanted] of Object.entries(settings.columns)) {
    if (!isFeedField(field)) continue;
    const names = typeof wanted === 'string' ? [wanted] : wanted;
    const found = names.flatMap((name) => findColumn(name, columns) ?? []);
    if (found.length === 0) return unreadableFeed(unknownColumn(field, names, columns));
    mapped.set(field, found);
  }
  return readable(mapped);
}

function findColumn(name: string, columns: readonly string[]): string | undefined {
  if (columns.includes(name)) return name;
  const wanted = normaliseName(name);
  return columns.find((column) => normaliseName(column) === wanted);
}

function unknownField(key: string, name: string): string {
  return `"${key}" in feed.json names a field "${name}" that does not exist. Did you mean "${closest(name, feedFields)}"?`;
}

function unknownColumn(field: string, names: readonly string[], columns: readonly string[]): string {
  const wanted = names.map((name) => `"${name}"`).join(' or ');
  const nearest = columns.length === 0 ? '' : ` Did you mean "${closest(names[0] ?? '', columns)}"?`;
  return `"columns.${field}" in feed.json names a column ${wanted} that the feed does not have.${nearest}`;
}

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

const currency = /\b(AUD|NZD|CAD|USD|GBP|EUR|SEK|NOK|DKK|CHF|JPY|ZAR)\b|[£€]/g;

/** Sentences about assumptions for the whole feed, so that its owner can correct them. */
function feedNotes(
  plan: Pick<ColumnPlan, 'byField'>,
  samples: readonly ColumnSample[],
  unit: DistanceUnit,
  settings: FeedSettings,
): string[] {
  const valuesOf = (field: 'odometerKm' | 'price') =>
    samples.filter(({ name }) => plan.byField.get(field)?.includes(name)).flatMap(({ values }) => values);
  const remarks: string[] = [];
  const namesUnit =
    plan.byField.has('odometerUnit') || valuesOf('odometerKm').some((value) => unitIn(value) !== null);
  if (unit === 'mi' && settings.distanceUnit === 'auto' && plan.byField.has('odometerKm') && !namesUnit) {
    remarks.push(
      'Odometer readings name no unit and were read as miles, since the feed comes from a country that drives in miles. "distanceUnit" in feed.json decides otherwise.',
    );
  }
  const currencies = new Set(
    valuesOf('price').flatMap((value) => (/^R\s?\d/.test(value) ? ['ZAR'] : (value.match(currency) ?? []))),
  );
  currencies.delete('AUD');
  if (currencies.size > 0) {
    remarks.push(
      `Prices are in ${[...currencies].join(', ')} in the feed; the site shows the same amounts in its own currency.`,
    );
  }
  return remarks;
}
