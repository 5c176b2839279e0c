import * as v from 'valibot';
import { branchFeaturesSchema } from './features.schema.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:30"'));
const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

const openingHourSchema = v.strictObject({
  weekday: v.pipe(weekday, v.description('0 Sunday to 6 Saturday')),
  status: v.pipe(v.picklist(['Open', 'Closed']), v.description('"Open" or "Closed"')),
  open: v.pipe(v.nullable(time), v.description('Opening time in the dealer\'s time zone, "08:30"')),
  close: v.pipe(v.nullable(time), v.description('Closing time in the dealer\'s time zone, "17:30"')),
});

/** One branch of the dealer (specification: leads and dealer §3, Location). */
export const locationSchema = v.strictObject({
  id: text,
  name: text,
  slug: slug,
  dealershipId: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('The dealership the branch belongs to'),
  ),
  dealershipSlug: v.optional(v.nullable(slug), null),
  yardCodes: v.pipe(
    v.optional(v.array(text), []),
    v.description('What the stock feed calls this branch: yard codes, store codes or dealer names'),
  ),
  primary: v.optional(v.boolean(), false),
  visible: v.optional(v.boolean(), true),
  types: v.pipe(
    v.optional(v.array(v.picklist(['sales', 'service', 'parts', 'car-buying'])), ['sales']),
    v.description('What the branch does; empty means sales'),
  ),
  manufacturers: v.pipe(v.optional(v.array(text), []), v.description('Makes sold new here')),
  address: v.strictObject({
    street: text,
    city: text,
    state: v.picklist(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'four digits, in quotes')),
    placeUrl: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
    latitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))), null),
    longitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))), null),
  }),
  phone: v.optional(v.nullable(text), null),
  landlinePhone: v.optional(v.nullable(text), null),
  openingHours: v.pipe(v.optional(v.array(openingHourSchema), []), v.description('One entry per weekday')),
  image: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('Picture of the branch, a path or web address'),
  ),
  rating: v.pipe(
    v.optional(
      v.nullable(
        v.strictObject({ average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), count: v.number() }),
      ),
      null,
    ),
    v.description('Average of the public reviews, out of 5, and their number'),
  ),
  dealerLicenceNumber: v.optional(v.nullable(text), null),
  motorVehicleRepairerNumber: v.optional(v.nullable(text), null),
  distributionLocations: v.optional(v.array(text), []),
  features: v.pipe(
    v.optional(branchFeaturesSchema),
    v.description('Switched off for the vehicles that stand here, whatever the dealer has elsewhere'),
  ),
  blurb: v.pipe(v.optional(v.nullable(text), null), v.description('A sentence or two about the branch')),
});

export type Location = v.InferOutput<typeof locationSchema>;

/** "Special (holiday) hour: date, status, location_id, hours" (leads and dealer §3). */
const specialHourSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate('a day such as "2026-12-25"')),
  status: v.pipe(v.picklist(['Open', 'Closed']), v.description('"Open" or "Closed"')),
  locationId: v.pipe(v.nullable(text), v.description('The branch; null for all of them')),
  open: v.pipe(v.nullable(time), v.description('Opening time on that day, "09:00"; null when closed')),
  close: v.nullable(time),
});

export type SpecialHour = v.InferOutput<typeof specialHourSchema>;

/** locations.json: the dealer's branches and the words around them. */
export const locationsSchema = v.strictObject({
  locations: v.array(locationSchema),
  order: v.pipe(
    v.array(text),
    v.description('Location ids in the order to show them; empty sorts by name, primary first'),
  ),
  dealershipNames: v.pipe(
    v.record(slug, text),
    v.description('Names of dealerships by slug; one that is not here is called like its first branch'),
  ),
  specialHours: v.pipe(
    v.array(specialHourSchema),
    v.description('Public holidays and other days with hours of their own'),
  ),
  heading: text,
  intro: text,
  texts: v.strictObject({
    viewLocation: text,
    viewStock: text,
    getDirections: text,
    contact: text,
    openingHours: text,
    closed: text,
    phone: text,
    address: text,
    licence: text,
    repairerLicence: text,
    rating: text,
    sales: text,
    service: text,
    parts: text,
    carBuying: text,
    stockHere: text,
    noHours: text,
    postcodeUnknown: v.pipe(text, v.description('No place has the postcode that somebody typed')),
  }),
});
