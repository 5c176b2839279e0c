import * as v from 'valibot';
import { budgetBodySlugs, budgetFrequencies } from '../../values/budget-terms.ts';
import { count, text } from './parts.schema.ts';

const MOST_DOLLARS = 10_000_000;
const dollars = count(0, MOST_DOLLARS);

const priceRangeSchema = v.pipe(
  v.strictObject({
    show: v.pipe(v.boolean(), v.description('Whether the site has the page /price-range')),
    least: v.pipe(dollars, v.description('Where the slider begins, in dollars')),
    most: v.pipe(dollars, v.description('Where it ends')),
    step: count(1, 100_000),
    heading: text,
    description: v.pipe(text, v.description('For search engines')),
    intro: text,
    from: text,
    to: text,
    foundOne: text,
    foundMany: v.pipe(text, v.includes('{count}', 'a text with {count}')),
    notFound: v.pipe(text, v.description('No {car} within the prices')),
  }),
  v.check(
    ({ least, most, step }) => most - least >= step,
    'must have a "most" at least a step above "least"',
  ),
);

const pageSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Whether the site has the page /budget')),
  description: v.pipe(text, v.description('For search engines')),
  intro: text,
});

const bodiesSchema = v.strictObject({
  most: v.pipe(count(1, 40), v.description('How many of the commonest bodies are offered')),
  custom: v.pipe(
    v.array(v.picklist(budgetBodySlugs)),
    v.description(
      'Your own choice of bodies in order, instead of the commonest; those without stock are left out',
    ),
  ),
  mostCustom: v.pipe(count(1, 40), v.description('How many of your own choice are offered')),
});

const quickPicksSchema = v.strictObject({
  show: v.boolean(),
  heading: text,
  label: v.pipe(text, v.includes('{price}', 'a text with {price}')),
  prices: v.pipe(
    v.array(count(1, MOST_DOLLARS)),
    v.description('Each leads to what costs no more; those that nothing is under are left out'),
  ),
});

const facetsSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('On /budget: conditions and makes within the budget, with counts')),
  carTypes: text,
  makes: text,
  mostMakes: count(1, 100),
});

const textsSchema = v.strictObject({
  heading: text,
  bodies: text,
  repayment: text,
  frequency: text,
  monthly: text,
  weekly: text,
  deposit: text,
  estimate: text,
  view: v.pipe(text, v.description('Button; {cars} is the chosen body or what the dealer sells')),
  noneFound: v.pipe(text, v.description('The button when there is nothing to view')),
  noneNote: text,
  lowest: v.pipe(text, v.description('Added to the note: {price} is the lowest price')),
  foundOne: text,
  foundMany: v.pipe(text, v.includes('{count}', 'a text with {count}')),
  ofBodyOne: v.pipe(text, v.description('{car} of one chosen body')),
  ofBodyMany: v.pipe(text, v.description('{cars} of one chosen body')),
  counting: text,
  uncounted: v.pipe(text, v.description('When the search does not answer')),
  disclaimer: v.pipe(
    text,
    v.includes('{years}', 'a text with {years}'),
    v.description('What the estimate leaves out; {years} is the term'),
  ),
  otherWay: v.pipe(text, v.description('Link from /budget to /price-range')),
  wayBack: v.pipe(text, v.description('Link from /price-range to /budget')),
  priceWithoutScript: v.pipe(text, v.description('Label of the list of prices for browsers without script')),
  anyPrice: text,
});

/** budget.json: "Find cars for your budget" (leads and dealer §2, §4, §5, §9). home.json `sections` puts it on the home page. */
export const budgetSchema = v.strictObject({
  onFinancePage: v.pipe(v.boolean(), v.description('Whether it stands on the finance page')),
  page: pageSchema,
  frequency: v.picklist(budgetFrequencies),
  repayment: v.pipe(
    v.strictObject({ monthly: dollars, weekly: dollars }),
    v.description('What stands in the field before somebody writes there'),
  ),
  deposit: dollars,
  mostAmount: v.pipe(count(1, MOST_DOLLARS), v.description('More than this cannot be written, in dollars')),
  termYears: v.pipe(count(1, 30), v.description('For so many years the repayments are added up')),
  priceAbove: v.pipe(dollars, v.description('What costs no more than this is not counted')),
  highestUnknown: v.pipe(
    count(1, MOST_DOLLARS),
    v.description('Highest price to look for when the stock says none'),
  ),
  bodies: bodiesSchema,
  quickPicks: quickPicksSchema,
  facets: facetsSchema,
  priceRange: priceRangeSchema,
  texts: textsSchema,
});
