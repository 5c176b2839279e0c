import type { FeedField } from './feed-fields.ts';

/** The facts a good site needs; year, make and model may also come from a title. */
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
/** Other columns that give the same fact. */
const instead: Partial<Record<FeedField, readonly FeedField[]>> = {
  price: ['driveAwayPrice', 'salePrice', 'listPrice', 'priceExGovernmentCharges', 'subscriptionPricePerWeek'],
  odometerKm: ['odometerMiles'],
  odometerMiles: ['odometerKm'],
  colour: ['colours'],
  stockNumber: ['vin', 'registrationPlate'],
  images: ['moreImages'],
};

/** Whether columns for these fields give the fact. */
export function isGiven(field: FeedField, has: ReadonlySet<FeedField>): boolean {
  return (
    has.has(field) ||
    (inTitle.has(field) && has.has('title')) ||
    (instead[field] ?? []).some((other) => has.has(other))
  );
}

/** Facts that shoppers search by and no column gives. */
export function missingFields(has: ReadonlySet<FeedField>): FeedField[] {
  return wanted.filter((field) => !isGiven(field, has));
}
