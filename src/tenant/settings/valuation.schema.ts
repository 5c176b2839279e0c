import * as v from 'valibot';
import { count, text } from './parts.schema.ts';
import { valuationScreenSchema } from './valuation-screen.schema.ts';

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a short word in lower case such as "service-history"'),
);

const answer = v.strictObject({
  id: key,
  label: text,
  percent: v.pipe(
    v.number(),
    v.minValue(-90),
    v.maxValue(50),
    v.description('What it adds to the valuation; below 0 it takes away'),
  ),
});

const adjustment = v.strictObject({
  id: key,
  question: text,
  answers: v.pipe(v.array(answer), v.minLength(2), v.description('At least two')),
});

const limit = v.strictObject({
  burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
  perHour: v.pipe(count(1, 100_000_000), v.description('How many in the long run')),
});

const pageTexts = v.strictObject({ heading: text, text });

/** valuation.json: what a shopper's own car may be worth (specification: leads and dealer §3, §5, §7). */
export const valuationSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Take trade-ins online')),
  estimate: v.pipe(
    v.boolean(),
    v.description('Estimate online from what comparable vehicles of the platform cost; else you call'),
  ),
  tradePercent: v.pipe(
    count(1, 100),
    v.description('What you pay for a vehicle, in percent of what dealers ask for one like it'),
  ),
  leastComparables: v.pipe(count(2, 100), v.description('How many comparable vehicles an estimate needs')),
  mostYears: v.pipe(count(0, 100), v.description('No estimate for an older vehicle')),
  mostKilometres: v.pipe(count(0, 2_000_000), v.description('No estimate for one that was driven further')),
  roundTo: v.pipe(count(1, 10_000), v.description('Dollars to which an estimate is rounded')),
  adjustments: v.pipe(
    v.array(adjustment),
    v.description('Questions on the condition; what their answers add up to changes the estimate'),
  ),
  lead: v.strictObject({
    category: text,
    accepted: v.pipe(text, v.description('Subcategory when the shopper has accepted the offer')),
    sent: v.pipe(text, v.description('Subcategory when somebody is to call')),
  }),
  saveResults: v.pipe(
    v.boolean(),
    v.description("Keep what a supplier's valuation on the page says (POST /api/miscellaneous)"),
  ),
  pages: v.strictObject({
    tradeIn: v.pipe(pageTexts, v.description('/trade-in, and the same for a vehicle that is bought')),
    sell: v.pipe(pageTexts, v.description('/sell-my-car and /sell-your-car')),
  }),
  faq: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ question: text, answer: text })),
      v.description('With {years} and {kilometres}, the limits of an online estimate; none: no section'),
    ),
  }),
  screen: valuationScreenSchema,
  limits: v.strictObject({
    perAddress: v.pipe(limit, v.description('How many trade-ins one internet address may start')),
    lookupsPerAddress: v.pipe(
      limit,
      v.description('How many number plates are looked up for one internet address; each may cost you money'),
    ),
  }),
  texts: v.strictObject({
    basis: v.pipe(text, v.description('On what an estimate rests, with {count} and {cars}')),
    basisOfService: v.pipe(text, v.description('The same where a valuation service made it')),
    conditions: v.pipe(text, v.description('Stands with every estimate and offer')),
    incomplete: v.pipe(text, v.description('The shopper has not described the vehicle yet')),
    tooOld: v.pipe(text, v.description('No estimate, with {years}')),
    tooFar: v.pipe(text, v.description('No estimate, with {kilometres}')),
    tooFew: v.pipe(text, v.description('No estimate: too few comparable vehicles, or none are made here')),
    notFound: v.pipe(text, v.description('Nobody knows the number plate')),
    lookupFailed: v.pipe(text, v.description('The number plate could not be looked up')),
    unknown: v.pipe(text, v.description('The link is wrong, or older than a month')),
    completed: v.pipe(text, v.description('The trade-in has been sent and cannot be changed any more')),
    contactFirst: v.pipe(text, v.description('Name or phone are missing when it is sent')),
    changed: v.pipe(text, v.description('Accepted is another offer than stands now, {offer}')),
    noOffer: v.pipe(text, v.description('An offer is accepted where there is none')),
    accepted: v.pipe(text, v.description('Thanks for an accepted offer, with {offer}')),
    sent: v.pipe(text, v.description('Thanks, where somebody will call')),
    saveFailed: v.pipe(text, v.description('A result could not be kept')),
  }),
});
