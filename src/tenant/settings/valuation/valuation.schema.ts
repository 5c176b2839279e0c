import * as v from 'valibot';
import {
  count,
  described,
  distinct,
  groupFor,
  rateLimit,
  reference,
  switchFor,
  textFor,
} from '../parts.schema.ts';
import { valuationScreenSchema } from './valuation-screen.schema.ts';

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a short word in lower case such as "service-history"'),
);

const answer = v.strictObject({
  id: described(key, 'A word of your own; it stays when the label changes'),
  label: textFor('The answer that shoppers choose'),
  percent: described(
    v.pipe(v.number(), v.minValue(-90), v.maxValue(50)),
    'What it adds to the valuation; below 0 it takes away',
  ),
});

const adjustment = v.strictObject({
  id: described(key, 'A word of your own; it stays when the question changes'),
  question: textFor('What shoppers are asked'),
  answers: described(distinct('id', v.pipe(v.array(answer), v.minLength(2))), 'At least two'),
});

const limit = rateLimit(100_000_000);

const pageTexts = v.strictObject({
  heading: textFor('Heading of the page'),
  text: textFor('Under the heading'),
});

/** valuation.json: the valuation of a shopper's own car (specification: leads and dealer §3, §5, §7). */
export const valuationSchema = v.strictObject({
  show: switchFor('Take trade-ins online'),
  estimate: switchFor('Estimate online from what comparable vehicles of the platform cost; else you call'),
  tradePercent: described(
    count(1, 100),
    'What you pay for a vehicle, in percent of what dealers ask for one like it',
  ),
  minComparables: described(count(2, 100), 'How many comparable vehicles an estimate needs'),
  maxYears: described(count(0, 100), 'No estimate for an older vehicle'),
  maxKilometres: described(count(0, 2_000_000), 'No estimate for one that was driven further'),
  roundTo: described(count(1, 10_000), 'Dollars to which an estimate is rounded'),
  adjustments: described(
    distinct('id', v.array(adjustment)),
    'Questions on the condition; what their answers add up to changes the estimate',
  ),
  lead: groupFor('What the dealer is told', {
    category: described(reference, 'Category of the lead'),
    accepted: described(reference, 'Subcategory when the shopper has accepted the offer'),
    sent: described(reference, 'Subcategory when somebody is to call'),
  }),
  saveResults: switchFor("Keep what a supplier's valuation on the page says (POST /api/miscellaneous)"),
  pages: groupFor('Headings of the pages where trade-ins begin', {
    tradeIn: described(pageTexts, '/trade-in, and the same for a vehicle that is bought'),
    sell: described(pageTexts, '/sell-my-car and /sell-your-car'),
  }),
  faq: groupFor('Questions and answers below the form', {
    heading: textFor('Heading of the section'),
    items: described(
      v.array(
        v.strictObject({
          question: textFor('The question'),
          answer: textFor('The answer'),
        }),
      ),
      'The questions with their answers; {years} and {kilometres} are the limits of an online estimate; none: no section',
    ),
  }),
  screen: described(valuationScreenSchema, 'The words of the trade-in, stage by stage'),
  limits: groupFor('How often one internet address may ask', {
    perAddress: described(limit, 'How many trade-ins one internet address may start'),
    lookupsPerAddress: described(
      limit,
      'How many number plates are looked up for one internet address; each may cost you money',
    ),
  }),
  texts: groupFor('What is said of an estimate, and when something does not work', {
    basis: textFor('On what an estimate rests, with {count} and {cars}'),
    basisOfService: textFor('The same where a valuation service made it'),
    conditions: textFor('Stands with every estimate and offer'),
    incomplete: textFor('The shopper has not described the vehicle yet'),
    tooOld: textFor('No estimate, with {years}'),
    tooFar: textFor('No estimate, with {kilometres}'),
    tooFew: textFor('No estimate: too few comparable vehicles, or none are made here'),
    notFound: textFor('Nobody knows the number plate'),
    lookupFailed: textFor('The number plate could not be looked up'),
    unknown: textFor('The link is wrong, or older than a month'),
    completed: textFor('The trade-in has been sent and cannot be changed any more'),
    contactFirst: textFor('Name or phone are missing when it is sent'),
    changed: textFor('Accepted is another offer than stands now, {offer}'),
    noOffer: textFor('An offer is accepted where there is none'),
    accepted: textFor('Thanks for an accepted offer, with {offer}'),
    sent: textFor('Thanks, where somebody will call'),
    saveFailed: textFor('A result could not be kept'),
  }),
});
