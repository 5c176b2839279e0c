import * as v from 'valibot';
import { fuelCostSchema } from '../finance/fuel-cost.schema.ts';
import { count, link, switchFor, text, textFor } from '../parts.schema.ts';
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
    show: switchFor('Show the button'),
    label: textFor('Words on the button'),
    href: v.pipe(link, v.description('Target; {slug} and {id} stand for the vehicle')),
  }),
);

/** vehicle.json: how a vehicle is shown on cards and on its own page. */
export const vehicleSettingsSchema = v.strictObject({
  hiding: vehicleHidingSchema,
  price: v.pipe(
    v.strictObject({
      noPriceText: textFor('Shown for a price of 10 or less'),
      preorderText: textFor('In place of the price of what can be ordered'),
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
      belowMarket: switchFor(
        'Show beside a price how far it is below that of similar vehicles, as the price comparison of market.json has it',
      ),
      belowMarketText: textFor('{amount} is the difference; a link to the comparison that shows it'),
      belowAverageText: textFor(
        'The same where the proof is the average that the feed brings, with {amount}',
      ),
      perWeek: textFor('A price by the week, with {amount}'),
      was: textFor('The price before, with {amount}'),
      weekly: v.pipe(
        text,
        v.includes('{rate}', 'a text with {rate}: a repayment must show its annual rate'),
        v.includes('{comparisonRate}', 'a text with {comparisonRate}: a rate must show its comparison rate'),
        v.description('Weekly repayment with {amount}, {rate} and {comparisonRate}, percent per year'),
      ),
      comparisonRateWarning: textFor(
        'Stands on every page of a dealer that shows repayments; the law wants it always visible',
      ),
    }),
    v.description('How prices are shown'),
  ),
  priceHistory: v.pipe(priceHistorySchema, v.description("A vehicle's past prices")),
  tags: v.pipe(
    v.strictObject({
      electricAndHybrid: switchFor('Show an electric or hybrid tag before all others'),
      electricText: textFor('Tag of electric vehicles'),
      hybridText: textFor('Tag of hybrids'),
      reservedText: textFor('Tag of vehicles that somebody holds'),
      certified: switchFor('Show a tag on certified vehicles'),
      certifiedText: textFor('That tag'),
      comingSoonText: textFor('Tag of vehicles that are on their way'),
      newArrival: switchFor('Show a tag on what has just come'),
      newArrivalText: textFor('That tag, such as "JUST ARRIVED"'),
      newArrivalDays: v.pipe(count(0, 365), v.description('For how many days a vehicle has just come')),
      sold: switchFor('Show a tag on what was sold'),
      soldText: textFor('That tag'),
    }),
    v.description('The tags on pictures and names'),
  ),
  card: v.pipe(
    v.strictObject({
      locationOverlay: switchFor('Show where the car stands, on its picture'),
      photos: v.pipe(
        v.strictObject({
          show: switchFor('Show the first photos, not only one'),
          count: textFor('How many there are in all, with {count}'),
        }),
        v.description('Photos that shoppers swipe through on the cards of listings'),
      ),
      viewCount: switchFor(
        "Show how often the vehicle's page was looked at, as the feed counts it, in the words of `live`",
      ),
      viewDetails: v.pipe(action, v.description('Button to the page of the vehicle')),
      finance: v.pipe(action, v.description('Button to finance')),
      testDrive: v.pipe(action, v.description('Button to a test drive')),
      reserve: v.pipe(action, v.description('Button that reserves it')),
      enquire: v.pipe(action, v.description('Button to the enquiry')),
      preferTestDrive: switchFor('Show Test Drive instead of Finance'),
      unavailableText: textFor('In place of the price of what was sold'),
      findSimilar: v.pipe(action, v.description('Button of what was sold')),
      weeklyEstimate: switchFor('Show the weekly repayment where the car has a quote'),
    }),
    v.description('The card of a vehicle in lists, and its buttons'),
  ),
  ...vehicleActionsEntries,
  registration: v.pipe(
    v.strictObject({
      showUnregistered: switchFor('Say so where a vehicle is not registered'),
      unregisteredText: textFor('What is said then'),
      expiresText: textFor('Where it is, with {date}'),
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
      similarHeading: textFor('Heading of similar vehicles, with {cars}'),
      keyInformation: textFor('Heading of the facts'),
      specification: textFor('Heading of the specification'),
      features: textFor('Heading of the features'),
      allFeatures: textFor('Heading of the list of all features'),
      showAllFeatures: textFor('Button that opens that list'),
      hideFeatures: textFor('Button that closes it'),
      showMore: textFor('Button that opens the rest of a text'),
      showLess: textFor('Button that closes it'),
      comments: textFor("Heading of the dealer's comments"),
      commentsPending: textFor('Where there are none yet'),
      location: textFor('Heading of the branch where it stands'),
      seeMore: textFor('Link under it to all vehicles of that dealership'),
      talkToUs: textFor('Heading of the ways to reach the dealer, with {car}'),
      talkToUsText: textFor('Under it, with {stockNumber}'),
      findSimilarText: textFor('In its place for a vehicle that is gone'),
      findSimilarMessage: textFor('How an e-mail about a vehicle that is gone begins'),
      email: textFor('Link that writes an e-mail'),
      photosComing: textFor('In place of photographs that are not there yet'),
      disclaimers: v.pipe(
        v.array(text),
        v.description('Small print at the foot of the page, a paragraph each'),
      ),
      financeDisclaimer: textFor('What the finance disclaimer is called where it is expanded'),
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
      condition: textFor('New, used or demo'),
      transmission: textFor('Transmission'),
      odometer: textFor('Kilometres driven'),
      fuel: textFor('Fuel'),
      body: textFor('Body type'),
      drive: textFor('Driven wheels'),
      colour: textFor('Colour outside'),
      interiorColour: textFor('Colour inside'),
      engine: textFor('Engine'),
      seats: textFor('Number of seats'),
      doors: textFor('Number of doors'),
      stockNumber: textFor('Stock number'),
      vin: textFor('Vehicle identification number'),
      registration: textFor('Number plate'),
      registrationExpiry: textFor('When the registration ends'),
      engineSize: textFor('Size of the engine'),
      power: textFor('Power'),
      bodyWidth: textFor('Width of the body'),
      aggregateTrailerMass: textFor('Most that a caravan may weigh loaded'),
      payload: textFor('What may be loaded'),
      grossVehicleMass: textFor('Most that it may weigh loaded'),
      towing: textFor('What it may tow'),
      getDirections: textFor('Link to the way to the branch'),
      viewLocation: textFor('Link to the page of the branch'),
      noPhoto: textFor('In place of a photograph'),
      turnMark: textFor('On the card of a vehicle with a view to turn'),
      filmMark: textFor('On the card of a vehicle with a film'),
    }),
    v.description('What the facts of a vehicle are called'),
  ),
});
