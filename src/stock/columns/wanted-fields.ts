import type { FeedField } from './feed-fields.ts';

/** A site without these is poor; a year, make and model may also come from a title. */
const wanted = [
  'stockNumber',
  'year',
  'make',
  'model',
  'price',
  'odometerKm',
  'body',
  'fuel',
  'transmission',
  'images',
] as const satisfies readonly FeedField[];
const inTitle: ReadonlySet<FeedField> = new Set<FeedField>(['year', 'make', 'model']);
/** Other columns that say the same. */
const instead: Partial<Record<FeedField, readonly FeedField[]>> = {
  price: ['driveAwayPrice', 'salePrice', 'listPrice', 'priceExGovernmentCharges', 'subscriptionPricePerWeek'],
  odometerKm: ['odometerMiles'],
  odometerMiles: ['odometerKm'],
  colour: ['colours'],
  stockNumber: ['vin', 'registrationPlate'],
  images: ['moreImages'],
};

/** Whether columns for these fields tell what the field tells. */
export function isGiven(field: FeedField, has: ReadonlySet<FeedField>): boolean {
  return (
    has.has(field) ||
    (inTitle.has(field) && has.has('title')) ||
    (instead[field] ?? []).some((other) => has.has(other))
  );
}

/** What shoppers look for and no column gives. */
export function missingFields(has: ReadonlySet<FeedField>): FeedField[] {
  return wanted.filter((field) => !isGiven(field, has));
}
