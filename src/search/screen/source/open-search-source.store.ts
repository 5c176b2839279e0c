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

/** The search of one page; nothing is loaded yet. */
export function openSearchSource(facts: ScreenFacts): SearchSource {
  const { search } = facts;
  const options = { ...facts, engine: search.engine, typesense: search.typesense };
  const loadClient = () => loadSearchClient(options);
  const $rule = search.repayments && ruleStore(search.repayments);
  return createSearchSource({ loadClient, findPlace: (near) => findPlace(near).catch(tellLost), $rule });
}

/** The search answers as if nobody knew the place; the message of lost-scripts.js says why. */
function tellLost(): null {
  dispatchEvent(new Event('island-failed'));
  return null;
}

/** Null while the shopper has said no deal. */
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
