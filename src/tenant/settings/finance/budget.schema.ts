import * as v from 'valibot';
import { budgetBodySlugs, budgetFrequencies } from '../../../values/finance/budget-terms.ts';
import { count, groupFor, switchFor, text, textFor } from '../parts.schema.ts';

const MAX_DOLLARS = 10_000_000;
const dollars = count(0, MAX_DOLLARS);

const priceRangeSchema = v.pipe(
  v.strictObject({
    show: switchFor('Whether the site has the page /price-range'),
    min: v.pipe(dollars, v.description('Where the slider begins, in dollars')),
    max: v.pipe(dollars, v.description('Where it ends')),
    step: v.pipe(count(1, 100_000), v.description('By how many dollars the slider moves')),
    heading: textFor('Heading of the page, with {cars}'),
    description: textFor('For search engines'),
    intro: textFor('Under the heading'),
    from: textFor('Label of the lower end'),
    to: textFor('Label of the upper end'),
    foundOne: textFor('Above the button: what lies between the prices, here one, with {car}'),
    foundMany: v.pipe(
      text,
      v.includes('{count}', 'a text with {count}'),
      v.description('Above the button for several, with {count} and {cars}'),
    ),
    notFound: textFor('Above the button when nothing lies between the prices, with {cars}'),
  }),
  v.check(({ min, max, step }) => max - min >= step, 'must have a "max" at least a step above "min"'),
);

const pageSchema = v.strictObject({
  show: switchFor('Whether the site has the page /budget'),
  description: textFor('For search engines'),
  intro: textFor('Under the heading'),
});

const bodiesSchema = v.strictObject({
  max: v.pipe(count(1, 40), v.description('How many of the commonest bodies are offered')),
  custom: v.pipe(
    v.array(v.picklist(budgetBodySlugs)),
    v.description(
      'Your own choice of bodies in order, instead of the commonest; those without stock are left out',
    ),
  ),
  maxCustom: v.pipe(count(1, 40), v.description('How many of your own choice are offered')),
});

const quickPicksSchema = v.strictObject({
  show: switchFor('Show the links to prices below the search'),
  heading: textFor('Over the links to prices'),
  label: v.pipe(
    text,
    v.includes('{price}', 'a text with {price}'),
    v.description('Each of the links, with {price}'),
  ),
  prices: v.pipe(
    v.array(count(1, MAX_DOLLARS)),
    v.description(
      'Each leads to what costs no more. A price that nothing or nearly everything is below is left out; where fewer than four are left, prices of the stock are added',
    ),
  ),
});

const facetsSchema = v.strictObject({
  show: switchFor('On /budget: conditions and makes within the budget, with counts'),
  carTypes: textFor('Heading of the list of conditions'),
  makes: textFor('Heading of the list of makes'),
  maxMakes: v.pipe(count(1, 100), v.description('How many makes are listed at most')),
});

const textsSchema = v.strictObject({
  heading: textFor('Heading of the search, with {cars}'),
  bodies: textFor('Over the body types to choose from'),
  repayment: textFor('Label of what can be paid'),
  frequency: textFor('Label of the choice between month and week'),
  monthly: textFor('The choice for a month'),
  weekly: textFor('The choice for a week'),
  deposit: textFor('Label of the deposit'),
  estimate: textFor('Label of the estimated budget'),
  view: textFor('Button; {cars} is the chosen body or what the dealer sells'),
  noneFound: textFor('The button when there is nothing to view'),
  noneNote: textFor('Below the button when nothing has a price, with {cars}'),
  noneNoteLowest: textFor(
    'Below the button when nothing fits the budget, with {cars} and {price}, the lowest price',
  ),
  foundOne: textFor('Note when one fits, with {car}'),
  foundMany: v.pipe(
    text,
    v.includes('{count}', 'a text with {count}'),
    v.description('Note when several fit, with {count} and {cars}'),
  ),
  ofBodyOne: textFor(
    'What {car} is in the button and the notes once a body is chosen, with {body} and {car}',
  ),
  ofBodyMany: textFor('What {cars} is in them then, with {body} and {cars}'),
  counting: textFor('While the search counts'),
  uncounted: textFor('When the search does not answer'),
  disclaimer: v.pipe(
    text,
    v.includes('{years}', 'a text with {years}'),
    v.description('What the estimate leaves out; {years} is the term'),
  ),
  otherWay: textFor('Link from /budget to /price-range'),
  wayBack: textFor('Link from /price-range to /budget'),
  withTradeIn: v.pipe(
    text,
    v.includes('{price}', 'a text with {price}'),
    v.description('Before that where the shopper named a trade-in elsewhere; {price} is its value'),
  ),
  countAgain: textFor('The button without JavaScript while there is nothing to view'),
  firstOf: textFor('Over the first of the {cars} found without JavaScript, with {shown} and {count}'),
});

/** budget.json: "Find cars for your budget" (leads and dealer §2, §4, §5, §9). home.json `sections` puts it on the home page. */
export const budgetSchema = v.strictObject({
  onFinancePage: switchFor(
    'Whether it stands on the finance page, as long as its address names no vehicle and no loan',
  ),
  page: v.pipe(pageSchema, v.description('The page /budget')),
  frequency: v.pipe(
    v.picklist(budgetFrequencies),
    v.description('Whether a month or a week is chosen at first'),
  ),
  repayment: groupFor('What stands in the field before somebody writes there', {
    monthly: v.pipe(dollars, v.description('Dollars a month')),
    weekly: v.pipe(dollars, v.description('Dollars a week')),
  }),
  deposit: v.pipe(dollars, v.description('Deposit to begin with, in dollars')),
  maxAmount: v.pipe(count(1, MAX_DOLLARS), v.description('More than this cannot be written, in dollars')),
  termYears: v.pipe(count(1, 30), v.description('For so many years the repayments are added up')),
  priceAbove: v.pipe(dollars, v.description('What costs no more than this is not counted')),
  highestUnknown: v.pipe(
    count(1, MAX_DOLLARS),
    v.description('Highest price to look for when the stock says none'),
  ),
  bodies: v.pipe(bodiesSchema, v.description('The body types to choose from')),
  quickPicks: v.pipe(quickPicksSchema, v.description('Links to prices, for those who know theirs')),
  facets: v.pipe(facetsSchema, v.description('What else the budget page lists')),
  priceRange: v.pipe(priceRangeSchema, v.description('The page with a slider of prices')),
  texts: v.pipe(textsSchema, v.description('The words of the search')),
});
