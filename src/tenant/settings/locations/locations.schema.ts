import * as v from 'valibot';
import {
  described,
  groupFor,
  link,
  orNull,
  picture,
  reference,
  slug,
  text,
  textFor,
  timeOfDay,
} from '../parts.schema.ts';
import { branchFeaturesSchema } from '../site/features.schema.ts';
import { timeZone } from '../site/time-zone.schema.ts';
import { locationBlockEntries } from './location-blocks.schema.ts';
import { personSchema } from './person.schema.ts';
import { openOrClosed, specialHourSchema } from './special-hour.schema.ts';

export type { SpecialHour } from './special-hour.schema.ts';

const weekday = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(6, '0 for Sunday, 1 for Monday, and so on to 6 for Saturday'),
);

const openingHourSchema = v.strictObject({
  weekday: described(weekday, '0 Sunday to 6 Saturday'),
  status: openOrClosed,
  open: described(v.nullable(timeOfDay), 'Opening time in the branch\'s time zone, "08:30"'),
  close: described(v.nullable(timeOfDay), 'Closing time in the branch\'s time zone, "17:30"'),
  formattedHours: described(
    v.optional(text),
    'Words in place of the times, such as "By appointment"',
    '8.30 am to 5.30 pm',
  ),
});

/** One branch of the dealer (specification: leads and dealer §3, Location). */
export const locationSchema = v.strictObject({
  id: described(reference, 'Short name by which other settings name the branch', 'gold-coast'),
  name: textFor('Name of the branch', 'Harbour Motors Gold Coast'),
  slug: described(slug, 'Its address on the site: /locations/slug', 'gold-coast'),
  dealershipId: described(orNull(reference), 'The dealership the branch belongs to', '41'),
  dealershipSlug: described(
    orNull(slug),
    'Address of the dealership on the site: /locations/slug',
    'harbour-motors',
  ),
  yardCodes: described(
    v.optional(v.array(reference), []),
    'What the stock feed calls this branch: yard codes, store codes or dealer names',
    ['GC1', 'Gold Coast'],
  ),
  googleStoreCode: described(
    orNull(v.pipe(text, v.maxLength(64))),
    'Store code of the branch in Google Business Profile, letter for letter: without it the vehicles here are not in the feed of syndication.json `google`',
    'HARBOUR-GC',
  ),
  primary: described(
    v.optional(v.boolean(), false),
    'Stands for the dealer where no other branch is meant; exactly one does',
  ),
  visible: described(v.optional(v.boolean(), true), 'false hides the branch everywhere'),
  types: described(
    v.optional(v.array(v.picklist(['sales', 'service', 'parts', 'car-buying'])), ['sales']),
    'What the branch does; empty means sales',
  ),
  subtypes: described(
    v.optional(v.array(v.picklist(['buying'])), []),
    'What it does besides: "buying" makes it a place that buys cars too, as "car-buying" among `types` does',
  ),
  manufacturers: described(
    v.optional(v.array(text), []),
    'Makes sold new here, named on the page of the branch',
    ['Kia', 'MG'],
  ),
  address: groupFor('Where the branch is', {
    street: textFor('Number and street', '12 Wharf Street'),
    city: textFor('Suburb or town', 'Southport'),
    state: described(v.picklist(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']), 'State or territory'),
    postcode: described(v.pipe(v.string(), v.regex(/^\d{4}$/, 'four digits, in quotes')), 'Postcode', '4215'),
    placeUrl: described(
      orNull(v.pipe(v.string(), v.url())),
      'The place on a map service, for Get Directions; null searches for the address',
    ),
    placeId: described(
      orNull(text),
      "Google's id of the place: without `placeUrl`, Get Directions leads to exactly that place; null searches for the address",
      'ChIJ38fX2hRakWsRoA2m6V3HCKc',
    ),
    latitude: described(
      orNull(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
      'For the map and the nearest branch, in degrees; south is negative',
    ),
    longitude: described(
      orNull(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
      'For the map and the nearest branch, in degrees',
    ),
  }),
  timeZone: described(
    orNull(timeZone),
    "The time zone of the branch, in which its hours and test drives are read; null for that of its state, or the dealer's if site.json has one outside Australia. For places with another, such as Broken Hill",
    'Australia/Broken_Hill',
  ),
  phone: described(orNull(text), 'The number to call', '(07) 5550 0143'),
  landlinePhone: described(
    orNull(text),
    'A second number, shown as the landline; null for none',
    '(07) 5550 0144',
  ),
  openingHours: described(v.optional(v.array(openingHourSchema), []), 'One entry per weekday'),
  image: described(
    orNull(picture),
    'Picture of the branch, a path or web address',
    '/branches/gold-coast.avif',
  ),
  rating: described(
    v.optional(
      v.nullable(
        v.strictObject({
          average: described(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 'Out of 5'),
          count: described(v.number(), 'How many reviews', 312),
        }),
      ),
      null,
    ),
    'Average of the public reviews, out of 5, and their number',
  ),
  dealerLicenceNumber: described(
    orNull(text),
    'Shown where site.json `showLicenceNumbers` is on',
    'MD 012345',
  ),
  motorVehicleRepairerNumber: described(
    orNull(text),
    'Shown where site.json `showLicenceNumbers` is on',
    'MVRL 54321',
  ),
  distributionLocations: described(
    v.optional(v.array(text), []),
    'Places among which an enquiry about a vehicle here lets the customer choose',
    ['Southport', 'Robina'],
  ),
  closedDayHref: described(
    orNull(link),
    'Where Enquire Now leads on a day that is closed, such as a booking page; null for none',
  ),
  people: described(
    v.optional(v.array(personSchema), []),
    'Who works here, shown on the page of the branch and by the block "::people::"',
  ),
  features: described(
    v.optional(branchFeaturesSchema),
    'Switched off for the vehicles that stand here, whatever the dealer has elsewhere',
  ),
  blurb: described(
    orNull(text),
    'A sentence or two about the branch',
    'Two streets from the broadwater, with the workshop next door.',
  ),
});

export type Location = v.InferOutput<typeof locationSchema>;

/** locations.json: the dealer's branches and the words around them. */
export const locationsSchema = v.strictObject({
  locations: described(v.array(locationSchema), 'The branches'),
  order: described(v.array(reference), 'Location ids in the order to show them; empty sorts by name', [
    'gold-coast',
    'brisbane',
  ]),
  dealershipNames: described(
    v.record(slug, text),
    'Names of dealerships by slug; one that is not here is called like its first branch',
    { 'harbour-motors': 'Harbour Motors' },
  ),
  specialHours: described(
    v.array(specialHourSchema),
    'Public holidays and other days with hours of their own; a branch may also be named as "location_id" or "location", and the times as "start_hour" and "end_hour" or "hours"',
  ),
  ...locationBlockEntries,
  heading: textFor('Heading of the page of all branches'),
  intro: textFor('Under it, with {car} and {cars}'),
  texts: groupFor('Words around the branches', {
    viewLocation: textFor('The button of a card: "View Location" or "View Details"'),
    viewStock: textFor('The link from a branch to what stands there'),
    getDirections: textFor('The link to the place on a map service'),
    contact: textFor('The button to the contact page of a branch'),
    people: textFor('Heading of the people of a branch'),
    openingHours: textFor('Over the hours of a week'),
    hoursOf: textFor('Label of the list from which a department is chosen'),
    closed: textFor('On a day without hours'),
    enquireNow: textFor('The link on a closed day, where the branch has `closedDayHref`'),
    holidayHours: textFor('The button that shows the special hours'),
    holidayHeading: textFor('Over the special hours, once they are open'),
    closeHolidayHours: textFor('Closes the special hours'),
    openNow: textFor('While a branch is open; {time} is when it closes'),
    opensToday: textFor('Before it opens today; {time}'),
    opensTomorrow: textFor('When it opens the day after; {time}'),
    opensLater: textFor('When it opens later than that; {day} and {time}'),
    closedForLong: textFor('When it does not open within two weeks'),
    phone: textFor('Label of the phone number'),
    landline: textFor('Label of the landline'),
    address: textFor('Label of the address'),
    licence: textFor('Label of the licence number'),
    makes: textFor('Over the makes that are sold new at a branch'),
    repairerLicence: textFor("Label of the repairer's number"),
    rating: textFor('The rating in a sentence, with {average} and {count}'),
    ratingOne: textFor('The same for one review'),
    ratingOutOf: textFor('The average in the box of reviews; {average}'),
    reviewCount: textFor('Under it; {count}'),
    reviewCountOne: textFor('The same for one review'),
    reviews: textFor('Over the reviews on the page of a branch'),
    readReviews: textFor('Link to where the reviews were written'),
    sales: textFor('What a branch does: sells'),
    service: textFor('What a branch does: service'),
    parts: textFor('What a branch does: parts'),
    carBuying: textFor('What a branch does: buys cars'),
    stockHere: textFor('Over vehicles of a branch, with {cars} and {location}'),
    noHours: textFor('In place of hours that nobody gave'),
    postcodeUnknown: textFor('No place has the postcode that somebody typed'),
  }),
});
