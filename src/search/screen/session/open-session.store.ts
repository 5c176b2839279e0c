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

/**
 * The search of one page with everything it works with in a browser; nothing is loaded yet. `loadScreen` loads what the
 * screen needs beside the client.
 */
export function openSession(facts: ScreenFacts, loadScreen: () => Promise<void>): SearchSession {
  const { search, page, words, currency, images, knownRanges, places } = facts;
  const { repayments } = search;
  return createSearchSession({
    context: { search, page, words, currency, images, knownRanges, places },
    request: requestSettings(search, facts.collection),
    results: facts.results,
    // Half of the screen's code, which a shopper who only reads does not need.
    loadClient: async () => {
      const options = { ...facts, engine: search.engine, typesense: search.typesense };
      const [client] = await Promise.all([twice(() => loadSearchClient(options)), twice(loadScreen)]);
      return client;
    },
    $rule: repayments && ruleStore(repayments),
    recent: search.recentSearches
      ? { $searches: $recentSearches, remember: rememberSearch, forget: forgetSearches }
      : null,
    now: () => performance.now(),
  });
}

/** Retries once: the network may be gone for a moment. */
const twice = <Loaded>(load: () => Promise<Loaded>) => load().catch(load);

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
