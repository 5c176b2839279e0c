import { atom, onMount } from 'nanostores';
import { type Deal, isSaid } from '../../../finance/deal/deal.schema.ts';
import { onDeal } from '../../../finance/deal/use-deal.ts';
import { weeklyRepayment } from '../../../finance/repayment.ts';
import { loadSearchClient } from '../../index/client/load-search-client.api.ts';
import { type FilterTerms, filterTerms, priceRangeOf } from '../../repayments/weekly-range.ts';
import type { RepaymentRule } from '../../state/repayment-ranges.ts';
import { findPlace } from '../../words/look-up-place.ts';
import type { ScreenFacts } from '../page/screen-facts.ts';
import { createSearchSource, type SearchSource } from './search-source.store.ts';

/** Creates the search of a page; loads nothing yet. */
export function openSearchSource(facts: ScreenFacts): SearchSource {
  const { search } = facts;
  const options = { ...facts, engine: search.engine, typesense: search.typesense };
  const loadClient = () => loadSearchClient(options);
  const $rule = search.repayments && ruleStore(search.repayments);
  return createSearchSource({ loadClient, findPlace: (near) => findPlace(near).catch(tellLost), $rule });
}

/** The search continues as if the place were unknown; lost-scripts.js shows a message. */
function tellLost(): null {
  dispatchEvent(new Event('island-failed'));
  return null;
}

/** Null until the shopper enters terms of a loan. */
function ruleStore(settings: FilterTerms) {
  const $rule = atom<RepaymentRule | null>(null);
  onMount($rule, () => onDeal((deal) => $rule.set(isSaid(deal) ? ruleOf(deal, settings) : null)));
  return $rule;
}

function ruleOf(deal: Deal, settings: FilterTerms): RepaymentRule {
  const terms = filterTerms(deal, settings);
  return {
    weeklyFor: (price) => weeklyRepayment(price, terms),
    pricesFor: (weekly) => priceRangeOf(weekly, terms),
  };
}
