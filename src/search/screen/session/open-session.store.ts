import { atom, onMount } from 'nanostores';
import { type Deal, isSaid } from '../../../finance/deal/deal.schema.ts';
import { onDeal } from '../../../finance/deal/use-deal.ts';
import { weeklyRepayment } from '../../../finance/repayment.ts';
import { loadSearchClient } from '../../index/client/load-search-client.api.ts';
import { $recentSearches, forgetSearches, rememberSearch } from '../../recent/recent-searches.store.ts';
import { type FilterTerms, filterTerms, priceRangeOf } from '../../repayments/weekly-range.ts';
import type { RepaymentRule } from '../../state/repayment-ranges.ts';
import { requestSettings } from '../../state/search-request.ts';
import type { ScreenFacts } from '../screen-facts.ts';
import { createSearchSession, type SearchSession } from './search-session.store.ts';

/** The search of one page with everything it works with in a browser; nothing is loaded yet. */
export function openSession(facts: ScreenFacts): SearchSession {
  const { search, page, words, currency, images, knownRanges, places } = facts;
  const { repayments } = search;
  return createSearchSession({
    context: { search, page, words, currency, images, knownRanges, places },
    request: requestSettings(search, facts.collection),
    results: facts.results,
    // The adapter and the worker are half the weight of the screen.
    loadClient: () => loadSearchClient({ ...facts, engine: search.engine, typesense: search.typesense }),
    $rule: repayments && ruleStore(repayments),
    recent: search.recentSearches
      ? { $searches: $recentSearches, remember: rememberSearch, forget: forgetSearches }
      : null,
    now: () => performance.now(),
  });
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
