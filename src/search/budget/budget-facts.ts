import type { Settings } from '../../tenant/settings/subjects.ts';
import { stockWord } from '../../values/vehicle/stock-word.ts';
import { carTypeLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { publishesIndex } from '../index/publishes-index.ts';
import { collectionAlias } from '../typesense/collection-alias.ts';
import type { BudgetRules, CarWords } from './budget-view.ts';
import type { PriceScale } from './price-range/price-ends.ts';
import { type QuickPick, quickPicks } from './quick-picks/quick-picks.ts';
import { type BudgetBody, budgetBodies } from './stock/budget-bodies.ts';
import { budgetStock, commonMakes } from './stock/budget-stock.ts';

/** How counts are requested. */
export type CountingFacts = Pick<Settings['search'], 'engine' | 'typesense'> & {
  /** Whether the site publishes an index. */
  readonly hasIndex: boolean;
  readonly collection: string;
};

/** A list of links below the budget: conditions or makes. */
export type BudgetGroup = {
  readonly heading: string;
  readonly attribute: 'car_type' | 'make_model';
  /** As in the stock, with what the site calls them. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
};

/** Props of the budget search. */
export type BudgetFacts = Pick<
  Settings['budget'],
  'repayment' | 'deposit' | 'frequency' | 'maxAmount' | 'termYears'
> & {
  readonly counting: CountingFacts;
  readonly rules: BudgetRules;
  /** Tiles of the body picker. */
  readonly bodies: readonly BudgetBody[];
  readonly groups: readonly BudgetGroup[];
};

/** Props of the price range search. */
export type PriceRangeFacts = {
  readonly counting: CountingFacts;
  readonly scale: PriceScale;
  readonly words: CarWords;
  readonly currency: string;
  readonly stockPath: string;
  readonly texts: Pick<
    Settings['budget']['priceRange'],
    'from' | 'to' | 'foundOne' | 'foundMany' | 'notFound'
  > &
    Pick<Settings['budget']['texts'], 'view' | 'noneFound' | 'counting' | 'uncounted' | 'countAgain'>;
};

export type BudgetDealer = {
  readonly settings: Settings;
  readonly slug: string;
  readonly stockPath: string;
  readonly words: CarWords;
  /** All documents of the dealer's search; empty if unknown. */
  readonly documents: readonly SearchDocument[];
};

/** The vehicles for budgets, and the suggested prices. */
export type BudgetOffer = {
  readonly documents: readonly SearchDocument[];
  readonly picks: readonly QuickPick[];
};

export function budgetOffer({ settings, documents: all }: BudgetDealer): BudgetOffer {
  const { priceAbove, quickPicks: own } = settings.budget;
  const { documents } = budgetStock(all, priceAbove);
  return { documents, picks: own.show ? quickPicks(own.prices, documents) : [] };
}

/** `hasGroups`: includes links to conditions and makes, if the dealer configures them. */
export function budgetFacts(dealer: BudgetDealer, hasGroups: boolean): BudgetFacts {
  const { settings, stockPath, words } = dealer;
  const { texts, repayment, deposit, frequency, maxAmount, termYears, ...budget } = settings.budget;
  const { documents, lowest, highest } = budgetStock(dealer.documents, budget.priceAbove);
  const { currency } = settings.site;
  return {
    ...{ repayment, deposit, frequency, maxAmount, termYears },
    counting: countingFacts(dealer),
    rules: { texts, words, currency, stockPath, highestUnknown: budget.highestUnknown, lowest, highest },
    bodies: budgetBodies(documents, budget.bodies).map((body) => ({
      ...body,
      label: stockWord(settings.search.screen.words, body.label),
    })),
    groups: hasGroups && budget.facets.show ? groupsOf(settings, documents) : [],
  };
}

function groupsOf({ budget, search }: Settings, documents: readonly SearchDocument[]): BudgetGroup[] {
  const { carTypes, makes, maxMakes } = budget.facets;
  const groups = [
    {
      heading: carTypes,
      attribute: 'car_type' as const,
      values: search.carTypes.map((type) => carTypeLabels[type]),
    },
    { heading: makes, attribute: 'make_model' as const, values: commonMakes(documents, maxMakes) },
  ];
  return groups
    .filter(({ values }) => values.length > 1)
    .map(({ values, ...group }) => ({
      ...group,
      values: values.map((value) => ({ value, label: stockWord(search.screen.words, value) })),
    }));
}

export function priceRangeFacts(dealer: BudgetDealer): PriceRangeFacts {
  const { settings, words, stockPath } = dealer;
  const { min, max, step, from, to, foundOne, foundMany, notFound } = settings.budget.priceRange;
  const { view, noneFound, counting, uncounted, countAgain } = settings.budget.texts;
  return {
    counting: countingFacts(dealer),
    scale: { min, max, step },
    ...{ words, stockPath, currency: settings.site.currency },
    texts: { from, to, foundOne, foundMany, notFound, view, noneFound, counting, uncounted, countAgain },
  };
}

function countingFacts({ settings, slug }: BudgetDealer): CountingFacts {
  const { search } = settings;
  return {
    engine: search.engine,
    typesense: search.typesense,
    hasIndex: publishesIndex(search),
    collection: collectionAlias(slug),
  };
}
