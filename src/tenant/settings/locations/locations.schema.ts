import * as v from 'valibot';
import { groupFor, link, picture, reference, slug, text, textFor, timeOfDay } from '../parts.schema.ts';
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
  weekday: v.pipe(weekday, v.description('0 Sunday to 6 Saturday')),
  status: openOrClosed,
  open: v.pipe(v.nullable(timeOfDay), v.description('Opening time in the branch\'s time zone, "08:30"')),
  close: v.pipe(v.nullable(timeOfDay), v.description('Closing time in the branch\'s time zone, "17:30"')),
  formattedHours: v.pipe(
    v.optional(text),
    v.description('Words in place of the times, such as "By appointment"'),
    v.examples(['8.30 am to 5.30 pm']),
  ),
});

/** One branch of the dealer (specification: leads and dealer §3, Location). */
export const locationSchema = v.strictObject({
  id: v.pipe(
    reference,
    v.description('Short name by which other settings name the branch'),
    v.examples(['gold-coast']),
  ),
  name: v.pipe(text, v.description('Name of the branch'), v.examples(['Harbour Motors Gold Coast'])),
  slug: v.pipe(slug, v.description('Its address on the site: /locations/slug'), v.examples(['gold-coast'])),
  dealershipId: v.pipe(
    v.optional(v.nullable(reference), null),
    v.description('The dealership the branch belongs to'),
    v.examples(['41']),
  ),
  dealershipSlug: v.pipe(
    v.optional(v.nullable(slug), null),
    v.description('Address of the dealership on the site: /locations/slug'),
    v.examples(['harbour-motors']),
  ),
  yardCodes: v.pipe(
    v.optional(v.array(reference), []),
    v.description('What the stock feed calls this branch: yard codes, store codes or dealer names'),
    v.examples([['GC1', 'Gold Coast']]),
  ),
  googleStoreCode: v.pipe(
    v.optional(v.nullable(v.pipe(text, v.maxLength(64))), null),
    v.description(
      'Store code of the branch in Google Business Profile, letter for letter: without it the vehicles here are not in the feed of syndication.json `google`',
    ),
    v.examples(['HARBOUR-GC']),
  ),
  primary: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Stands for the dealer where no other branch is meant; exactly one does'),
  ),
  visible: v.pipe(v.optional(v.boolean(), true), v.description('false hides the branch everywhere')),
  types: v.pipe(
    v.optional(v.array(v.picklist(['sales', 'service', 'parts', 'car-buying'])), ['sales']),
    v.description('What the branch does; empty means sales'),
  ),
  subtypes: v.pipe(
    v.optional(v.array(v.picklist(['buying'])), []),
    v.description(
      'What it does besides: "buying" makes it a place that buys cars too, as "car-buying" among `types` does',
    ),
  ),
  manufacturers: v.pipe(
    v.optional(v.array(text), []),
    v.description('Makes sold new here, named on the page of the branch'),
    v.examples([['Kia', 'MG']]),
  ),
  address: groupFor('Where the branch is', {
    street: v.pipe(text, v.description('Number and street'), v.examples(['12 Wharf Street'])),
    city: v.pipe(text, v.description('Suburb or town'), v.examples(['Southport'])),
    state: v.pipe(
      v.picklist(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
      v.description('State or territory'),
    ),
    postcode: v.pipe(
      v.string(),
      v.regex(/^\d{4}$/, 'four digits, in quotes'),
      v.description('Postcode'),
      v.examples(['4215']),
    ),
    placeUrl: v.pipe(
      v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
      v.description('The place on a map service, for Get Directions; null searches for the address'),
    ),
    placeId: v.pipe(
      v.optional(v.nullable(text), null),
      v.description(
        "Google's id of the place: without `placeUrl`, Get Directions leads to exactly that place; null searches for the address",
      ),
      v.examples(['ChIJ38fX2hRakWsRoA2m6V3HCKc']),
    ),
    latitude: v.pipe(
      v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))), null),
      v.description('For the map and the nearest branch, in degrees; south is negative'),
    ),
    longitude: v.pipe(
      v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))), null),
      v.description('For the map and the nearest branch, in degrees'),
    ),
  }),
  timeZone: v.pipe(
    v.optional(v.nullable(timeZone), null),
    v.description(
      "The time zone of the branch, in which its hours and test drives are read; null for that of its state, or the dealer's if site.json has one outside Australia. For places with another, such as Broken Hill",
    ),
    v.examples(['Australia/Broken_Hill']),
  ),
  phone: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('The number to call'),
    v.examples(['(07) 5550 0143']),
  ),
  landlinePhone: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('A second number, shown as the landline; null for none'),
    v.examples(['(07) 5550 0144']),
  ),
  openingHours: v.pipe(v.optional(v.array(openingHourSchema), []), v.description('One entry per weekday')),
  image: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description('Picture of the branch, a path or web address'),
    v.examples(['/branches/gold-coast.avif']),
  ),
  rating: v.pipe(
    v.optional(
      v.nullable(
        v.strictObject({
          average: v.pipe(v.number(), v.minValue(1), v.maxValue(5), v.description('Out of 5')),
          count: v.pipe(v.number(), v.description('How many reviews'), v.examples([312])),
        }),
      ),
      null,
    ),
    v.description('Average of the public reviews, out of 5, and their number'),
  ),
  dealerLicenceNumber: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('Shown where site.json `showLicenceNumbers` is on'),
    v.examples(['MD 012345']),
  ),
  motorVehicleRepairerNumber: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('Shown where site.json `showLicenceNumbers` is on'),
    v.examples(['MVRL 54321']),
  ),
  distributionLocations: v.pipe(
    v.optional(v.array(text), []),
    v.description('Places among which an enquiry about a vehicle here lets the customer choose'),
    v.examples([['Southport', 'Robina']]),
  ),
  closedDayHref: v.pipe(
    v.optional(v.nullable(link), null),
    v.description('Where Enquire Now leads on a day that is closed, such as a booking page; null for none'),
  ),
  people: v.pipe(
    v.optional(v.array(personSchema), []),
    v.description('Who works here, shown on the page of the branch and by the block "::people::"'),
  ),
  features: v.pipe(
    v.optional(branchFeaturesSchema),
    v.description('Switched off for the vehicles that stand here, whatever the dealer has elsewhere'),
  ),
  blurb: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('A sentence or two about the branch'),
    v.examples(['Two streets from the broadwater, with the workshop next door.']),
  ),
});

export type Location = v.InferOutput<typeof locationSchema>;

/** locations.json: the dealer's branches and the words around them. */
export const locationsSchema = v.strictObject({
  locations: v.pipe(v.array(locationSchema), v.description('The branches')),
  order: v.pipe(
    v.array(reference),
    v.description('Location ids in the order to show them; empty sorts by name'),
    v.examples([['gold-coast', 'brisbane']]),
  ),
  dealershipNames: v.pipe(
    v.record(slug, text),
    v.description('Names of dealerships by slug; one that is not here is called like its first branch'),
    v.examples([{ 'harbour-motors': 'Harbour Motors' }]),
  ),
  specialHours: v.pipe(
    v.array(specialHourSchema),
    v.description(
      'Public holidays and other days with hours of their own; a branch may also be named as "location_id" or "location", and the times as "start_hour" and "end_hour" or "hours"',
    ),
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
