import { budgetFor } from '../../finance/budget.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { ListAttribute } from '../attributes.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { publishesIndex } from '../index/publishes-index.ts';
import { collectionAlias } from '../typesense/collection-alias.ts';
import { answerOfDocuments } from './budget-answer.ts';
import { budgetBodies } from './budget-bodies.ts';
import type { BudgetFacts, CountingFacts } from './budget-facts.ts';
import { budgetStock } from './budget-stock.ts';
import { budgetView, type CarWords } from './budget-view.ts';

type Dealer = {
  readonly settings: Settings;
  readonly slug: string;
  readonly stockPath: string;
  readonly words: CarWords;
  /** What the dealer's search finds. */
  readonly searchData: { readonly documents: readonly SearchDocument[] };
};

/** Whom the dealer's pages ask for counts. */
export function countingFacts({ settings, slug }: Pick<Dealer, 'settings' | 'slug'>): CountingFacts {
  const { search } = settings;
  return {
    engine: search.engine,
    typesense: search.typesense,
    hasIndex: publishesIndex(search),
    collection: collectionAlias(slug),
  };
}

/** The budget search as a page holds it before anybody has written anything: for the dealer's usual repayment. */
export function builtBudget(dealer: Dealer, facets: readonly ListAttribute[]) {
  const { settings, stockPath, words, searchData } = dealer;
  const { texts, frequency, repayment, deposit, termYears, mostAmount, ...budget } = settings.budget;
  const { documents, least, highest } = budgetStock(searchData.documents, budget.priceAbove);
  const bodies = budgetBodies(documents, budget.bodies);
  const usual = budgetFor({ repayment: repayment[frequency], frequency, deposit }, termYears);
  const tiles = [...new Set(bodies.map(({ attribute }) => attribute))];
  const price = { min: least, max: usual };
  const answer = answerOfDocuments(documents, { lists: {}, price, tiles, facets });
  const { currency } = settings.site;
  const { highestUnknown } = budget;
  const rules = { texts, words, currency, stockPath, highestUnknown, least, highest };
  const facts: BudgetFacts = {
    ...{ repayment, mostAmount, termYears, budget: usual, rules, tiles, facets },
    counting: countingFacts(dealer),
  };
  const view = budgetView({ budget: usual, lists: {}, bodies: [] }, answer, rules);
  return { documents, bodies, price, answer, view, facts };
}
