import * as v from 'valibot';
import { budgetBodySlugs, budgetFrequencies } from '../../../values/finance/budget-terms.ts';
import { count, described, groupFor, switchFor, textFor, textWith } from '../parts.schema.ts';

const MAX_DOLLARS = 10_000_000;
const dollars = count(0, MAX_DOLLARS);

const priceRangeSchema = v.pipe(
  v.strictObject({
    show: switchFor('Whether the site has the page /price-range'),
    min: described(dollars, 'Where the slider begins, in dollars'),
    max: described(dollars, 'Where it ends'),
    step: described(count(1, 100_000), 'By how many dollars the slider moves'),
    heading: textFor('Heading of the page, with {cars}'),
    description: textFor('For search engines'),
    intro: textFor('Under the heading'),
    from: textFor('Label of the lower end'),
    to: textFor('Label of the upper end'),
    foundOne: textFor('Above the button: what lies between the prices, here one, with {car}'),
    foundMany: textWith('count', 'Above the button for several, with {count} and {cars}'),
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
  max: described(count(1, 40), 'How many of the commonest bodies are offered'),
  custom: described(
    v.array(v.picklist(budgetBodySlugs)),
    'Your own choice of bodies in order, instead of the commonest; those without stock are left out',
  ),
  maxCustom: described(count(1, 40), 'How many of your own choice are offered'),
});

const quickPicksSchema = v.strictObject({
  show: switchFor('Show the links to prices below the search'),
  heading: textFor('Over the links to prices'),
  label: textWith('price', 'Each of the links, with {price}'),
  prices: described(
    v.array(count(1, MAX_DOLLARS)),
    'Each leads to what costs no more. A price that nothing or nearly everything is below is left out; where fewer than four are left, prices of the stock are added',
  ),
});

const facetsSchema = v.strictObject({
  show: switchFor('On /budget: conditions and makes within the budget, with counts'),
  carTypes: textFor('Heading of the list of conditions'),
  makes: textFor('Heading of the list of makes'),
  maxMakes: described(count(1, 100), 'How many makes are listed at most'),
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
  foundMany: textWith('count', 'Note when several fit, with {count} and {cars}'),
  ofBodyOne: textFor(
    'What {car} is in the button and the notes once a body is chosen, with {body} and {car}',
  ),
  ofBodyMany: textFor('What {cars} is in them then, with {body} and {cars}'),
  counting: textFor('While the search counts'),
  uncounted: textFor('When the search does not answer'),
  disclaimer: textWith('years', 'What the estimate leaves out; {years} is the term'),
  otherWay: textFor('Link from /budget to /price-range'),
  wayBack: textFor('Link from /price-range to /budget'),
  withTradeIn: textWith(
    'price',
    'Before that where the shopper named a trade-in elsewhere; {price} is its value',
  ),
  countAgain: textFor('The button without JavaScript while there is nothing to view'),
  firstOf: textFor('Over the first of the {cars} found without JavaScript, with {shown} and {count}'),
});

/** budget.json: "Find cars for your budget" (leads and dealer §2, §4, §5, §9). home.json `sections` puts it on the home page. */
export const budgetSchema = v.strictObject({
  onFinancePage: switchFor(
    'Whether it stands on the finance page, as long as its address names no vehicle and no loan',
  ),
  page: described(pageSchema, 'The page /budget'),
  frequency: described(v.picklist(budgetFrequencies), 'Whether a month or a week is chosen at first'),
  repayment: groupFor('What stands in the field before somebody writes there', {
    monthly: described(dollars, 'Dollars a month'),
    weekly: described(dollars, 'Dollars a week'),
  }),
  deposit: described(dollars, 'Deposit to begin with, in dollars'),
  maxAmount: described(count(1, MAX_DOLLARS), 'More than this cannot be written, in dollars'),
  termYears: described(count(1, 30), 'For so many years the repayments are added up'),
  priceAbove: described(dollars, 'What costs no more than this is not counted'),
  highestUnknown: described(count(1, MAX_DOLLARS), 'Highest price to look for when the stock says none'),
  bodies: described(bodiesSchema, 'The body types to choose from'),
  quickPicks: described(quickPicksSchema, 'Links to prices, for those who know theirs'),
  facets: described(facetsSchema, 'What else the budget page lists'),
  priceRange: described(priceRangeSchema, 'The page with a slider of prices'),
  texts: described(textsSchema, 'The words of the search'),
});
