import * as v from 'valibot';
import { fuelCostSchema } from '../finance/fuel-cost.schema.ts';
import { count, link, text } from '../leads/parts.schema.ts';
import { liveStatusSchema } from './live-status.schema.ts';
import { runningCostsSchema } from './running-costs.schema.ts';
import { vehicleActionsEntries } from './vehicle-actions.schema.ts';
import {
  certifiedSchema,
  featureBannerSchema,
  featureGroupsSchema,
  financeDisclaimerSchema,
  historyReportSchema,
  pastSchema,
  priceHistorySchema,
  reserveSchema,
  similarReasonsSchema,
  subscriptionSchema,
  summarySchema,
  tabsSchema,
  warrantySchema,
} from './vehicle-details.schema.ts';
import { vehicleHidingSchema } from './vehicle-hiding.schema.ts';

const action = v.pipe(
  v.strictObject({
    show: v.pipe(v.boolean(), v.description('Show the button')),
    label: v.pipe(text, v.description('Words on the button')),
    href: v.pipe(link, v.description('Target; {slug} and {id} stand for the vehicle')),
  }),
);

/** vehicle.json: how a vehicle is shown on cards and on its own page. */
export const vehicleSettingsSchema = v.strictObject({
  hiding: vehicleHidingSchema,
  price: v.pipe(
    v.strictObject({
      noPriceText: v.pipe(text, v.description('Shown for a price of 10 or less')),
      preorderText: v.pipe(text, v.description('In place of the price of what can be ordered')),
      defaultPriceType: v.pipe(
        v.nullable(text),
        v.description('Price type when the feed gives none'),
        v.examples(['Drive Away']),
      ),
      priceTypes: v.pipe(
        v.record(v.string(), text),
        v.description("How the feed's price types are shown, where in other words"),
        v.examples([{ DAP: 'Drive Away' }]),
      ),
      belowMarket: v.pipe(
        v.boolean(),
        v.description(
          'Show beside a price how far it is below that of similar vehicles, as the price comparison of market.json has it',
        ),
      ),
      belowMarketText: v.pipe(
        text,
        v.description('{amount} is the difference; a link to the comparison that shows it'),
      ),
      belowAverageText: v.pipe(
        text,
        v.description('The same where the proof is the average that the feed brings, with {amount}'),
      ),
      perWeek: v.pipe(text, v.description('A price by the week, with {amount}')),
      was: v.pipe(text, v.description('The price before, with {amount}')),
      weekly: v.pipe(
        text,
        v.includes('{rate}', 'a text with {rate}: a repayment must show its annual rate'),
        v.includes('{comparisonRate}', 'a text with {comparisonRate}: a rate must show its comparison rate'),
        v.description('Weekly repayment with {amount}, {rate} and {comparisonRate}, percent per year'),
      ),
      comparisonRateWarning: v.pipe(
        text,
        v.description(
          'Stands on every page of a dealer that shows repayments; the law wants it always visible',
        ),
      ),
    }),
    v.description('How prices are shown'),
  ),
  priceHistory: v.pipe(priceHistorySchema, v.description("A vehicle's past prices")),
  tags: v.pipe(
    v.strictObject({
      electricAndHybrid: v.pipe(
        v.boolean(),
        v.description('Show an electric or hybrid tag before all others'),
      ),
      electricText: v.pipe(text, v.description('Tag of electric vehicles')),
      hybridText: v.pipe(text, v.description('Tag of hybrids')),
      reservedText: v.pipe(text, v.description('Tag of vehicles that somebody holds')),
      certified: v.pipe(v.boolean(), v.description('Show a tag on certified vehicles')),
      certifiedText: v.pipe(text, v.description('That tag')),
      comingSoonText: v.pipe(text, v.description('Tag of vehicles that are on their way')),
      newArrival: v.pipe(v.boolean(), v.description('Show a tag on what has just come')),
      newArrivalText: v.pipe(text, v.description('That tag, such as "JUST ARRIVED"')),
      newArrivalDays: v.pipe(count(0, 365), v.description('For how many days a vehicle has just come')),
      sold: v.pipe(v.boolean(), v.description('Show a tag on what was sold')),
      soldText: v.pipe(text, v.description('That tag')),
    }),
    v.description('The tags on pictures and names'),
  ),
  card: v.pipe(
    v.strictObject({
      locationOverlay: v.pipe(v.boolean(), v.description('Show where the car stands, on its picture')),
      photos: v.pipe(
        v.strictObject({
          show: v.pipe(v.boolean(), v.description('Show the first photos, not only one')),
          count: v.pipe(text, v.description('How many there are in all, with {count}')),
        }),
        v.description('Photos that shoppers swipe through on the cards of listings'),
      ),
      viewCount: v.pipe(
        v.boolean(),
        v.description(
          "Show how often the vehicle's page was looked at, as the feed counts it, in the words of `live`",
        ),
      ),
      viewDetails: v.pipe(action, v.description('Button to the page of the vehicle')),
      finance: v.pipe(action, v.description('Button to finance')),
      testDrive: v.pipe(action, v.description('Button to a test drive')),
      reserve: v.pipe(action, v.description('Button that reserves it')),
      enquire: v.pipe(action, v.description('Button to the enquiry')),
      preferTestDrive: v.pipe(v.boolean(), v.description('Show Test Drive instead of Finance')),
      unavailableText: v.pipe(text, v.description('In place of the price of what was sold')),
      findSimilar: v.pipe(action, v.description('Button of what was sold')),
      weeklyEstimate: v.pipe(
        v.boolean(),
        v.description('Show the weekly repayment where the car has a quote'),
      ),
    }),
    v.description('The card of a vehicle in lists, and its buttons'),
  ),
  ...vehicleActionsEntries,
  registration: v.pipe(
    v.strictObject({
      showUnregistered: v.pipe(v.boolean(), v.description('Say so where a vehicle is not registered')),
      unregisteredText: v.pipe(text, v.description('What is said then')),
      expiresText: v.pipe(text, v.description('Where it is, with {date}')),
    }),
    v.description('What is said of the registration'),
  ),
  page: v.pipe(
    v.strictObject({
      featuresShown: v.pipe(
        count(1, 100),
        v.description('How many features are shown before the rest is opened'),
      ),
      specificationShown: v.pipe(
        count(1, 100),
        v.description('How many rows of the specification are shown before the rest is opened'),
      ),
      commentsCharacters: v.pipe(
        count(50, 5000),
        v.description('How many letters of the comments are shown before the rest is opened'),
      ),
      maxSimilar: v.pipe(count(0, 24), v.description('How many similar vehicles are shown; 0 for none')),
      similarFreshHours: v.pipe(
        count(0, 720),
        v.description('How long a page has been open, in hours, when its similar cars are looked up anew'),
      ),
      similarReasons: v.pipe(similarReasonsSchema, v.description('Why each of them is shown')),
      similarHeading: v.pipe(text, v.description('Heading of similar vehicles, with {cars}')),
      keyInformation: v.pipe(text, v.description('Heading of the facts')),
      specification: v.pipe(text, v.description('Heading of the specification')),
      features: v.pipe(text, v.description('Heading of the features')),
      allFeatures: v.pipe(text, v.description('Heading of the list of all features')),
      showAllFeatures: v.pipe(text, v.description('Button that opens that list')),
      hideFeatures: v.pipe(text, v.description('Button that closes it')),
      showMore: v.pipe(text, v.description('Button that opens the rest of a text')),
      showLess: v.pipe(text, v.description('Button that closes it')),
      comments: v.pipe(text, v.description("Heading of the dealer's comments")),
      commentsPending: v.pipe(text, v.description('Where there are none yet')),
      location: v.pipe(text, v.description('Heading of the branch where it stands')),
      seeMore: v.pipe(text, v.description('Link under it to all vehicles of that dealership')),
      talkToUs: v.pipe(text, v.description('Heading of the ways to reach the dealer, with {car}')),
      talkToUsText: v.pipe(text, v.description('Under it, with {stockNumber}')),
      findSimilarText: v.pipe(text, v.description('In its place for a vehicle that is gone')),
      findSimilarMessage: v.pipe(text, v.description('How an e-mail about a vehicle that is gone begins')),
      email: v.pipe(text, v.description('Link that writes an e-mail')),
      photosComing: v.pipe(text, v.description('In place of photographs that are not there yet')),
      disclaimers: v.pipe(
        v.array(text),
        v.description('Small print at the foot of the page, a paragraph each'),
      ),
      financeDisclaimer: v.pipe(
        text,
        v.description('What the finance disclaimer is called where it is expanded'),
      ),
    }),
    v.description('The page of a vehicle'),
  ),
  summary: v.pipe(summarySchema, v.description('Sentences about a vehicle, written from its data')),
  tabs: v.pipe(tabsSchema, v.description('The tabs below the facts')),
  warranty: v.pipe(warrantySchema, v.description("How long makers' warranties last")),
  reserve: v.pipe(reserveSchema, v.description('What reserving a vehicle means')),
  certified: v.pipe(certifiedSchema, v.description('The section on certified vehicles')),
  subscription: v.pipe(subscriptionSchema, v.description('The section on vehicles by subscription')),
  featureGroups: v.pipe(featureGroupsSchema, v.description('How the features are listed')),
  past: v.pipe(pastSchema, v.description("Facts of the vehicle's past: owners, services, keys, write-offs")),
  historyReport: v.pipe(historyReportSchema, v.description('The link to a history report')),
  featureBanner: v.pipe(featureBannerSchema, v.description('Three links below each vehicle')),
  financeDisclaimer: v.pipe(financeDisclaimerSchema, v.description("The lender's disclaimer")),
  liveStatus: v.pipe(liveStatusSchema, v.description("What the dealer's own system tells between two feeds")),
  fuelCost: v.pipe(fuelCostSchema, v.description('The calculator of fuel and charging')),
  runningCosts: v.pipe(runningCostsSchema, v.description('What else a vehicle costs to run')),
  texts: v.pipe(
    v.strictObject({
      condition: v.pipe(text, v.description('New, used or demo')),
      transmission: v.pipe(text, v.description('Transmission')),
      odometer: v.pipe(text, v.description('Kilometres driven')),
      fuel: v.pipe(text, v.description('Fuel')),
      body: v.pipe(text, v.description('Body type')),
      drive: v.pipe(text, v.description('Driven wheels')),
      colour: v.pipe(text, v.description('Colour outside')),
      interiorColour: v.pipe(text, v.description('Colour inside')),
      engine: v.pipe(text, v.description('Engine')),
      seats: v.pipe(text, v.description('Number of seats')),
      doors: v.pipe(text, v.description('Number of doors')),
      stockNumber: v.pipe(text, v.description('Stock number')),
      vin: v.pipe(text, v.description('Vehicle identification number')),
      registration: v.pipe(text, v.description('Number plate')),
      registrationExpiry: v.pipe(text, v.description('When the registration ends')),
      engineSize: v.pipe(text, v.description('Size of the engine')),
      power: v.pipe(text, v.description('Power')),
      bodyWidth: v.pipe(text, v.description('Width of the body')),
      aggregateTrailerMass: v.pipe(text, v.description('Most that a caravan may weigh loaded')),
      payload: v.pipe(text, v.description('What may be loaded')),
      grossVehicleMass: v.pipe(text, v.description('Most that it may weigh loaded')),
      towing: v.pipe(text, v.description('What it may tow')),
      getDirections: v.pipe(text, v.description('Link to the way to the branch')),
      viewLocation: v.pipe(text, v.description('Link to the page of the branch')),
      noPhoto: v.pipe(text, v.description('In place of a photograph')),
      turnMark: v.pipe(text, v.description('On the card of a vehicle with a view to turn')),
      filmMark: v.pipe(text, v.description('On the card of a vehicle with a film')),
    }),
    v.description('What the facts of a vehicle are called'),
  ),
});
