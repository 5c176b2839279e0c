import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type DistanceUnit, unitIn } from '../cells/numbers/distance.ts';
import type { ColumnPlan, ColumnSample } from './column-plan.ts';

const currency = /\b(AUD|NZD|CAD|USD|GBP|EUR|SEK|NOK|DKK|CHF|JPY|ZAR)\b|[£€]/g;

/** Sentences about assumptions for the whole feed, so that its owner can correct them. */
export function feedNotes(
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
