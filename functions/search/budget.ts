import { Hono } from 'hono';
import * as v from 'valibot';
import { type BudgetDealer, budgetFacts, priceRangeFacts } from '#src/search/budget/budget-facts.ts';
import type { FoundVehicles } from '#src/search/budget/budget-page.ts';
import { BUDGET_RESULT_PATH, PRICE_RANGE_RESULT_PATH } from '#src/search/budget/budget-paths.ts';
import { budgetParameters, questionOf, startBudgetState } from '#src/search/budget/budget-state.ts';
import {
  priceRangeParameters,
  questionOfRange,
  startRange,
} from '#src/search/budget/price-range/price-range-state.ts';
import { answerOfDocuments, type BudgetQuestion, idsFound } from '#src/search/budget/stock/budget-answer.ts';
import { budgetStock } from '#src/search/budget/stock/budget-stock.ts';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { siteWords } from '#src/site/site-frame.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply } from '../http/replies/not-found-reply.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/read-live-status.ts';
import { createDocumentReader } from './published-documents.ts';

type BudgetPorts = Pick<Ports, 'publishedSite' | 'pages' | 'database' | 'now' | 'reportError'>;

/**
 * Form values as typed; several bodies are an array. Invalid amounts are handled as by the form.
 */
const typed = v.optional(v.union([v.string(), v.array(v.string())]));
const page = (about: string) => ({ 200: { description: about, mediaType: 'text/html' } }) as const;

export const budgetEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: BUDGET_RESULT_PATH,
    summary: 'Vehicles within a budget, as a page for browsers without JavaScript',
    query: v.object(v.entriesFromList(budgetParameters, typed)),
    replies: {
      ...page('The form with the estimate, and the vehicles that it finds'),
      404: { description: 'This dealer has no budget search' },
    },
  },
  {
    method: 'GET',
    path: PRICE_RANGE_RESULT_PATH,
    summary: 'Vehicles within a price range, as a page for browsers without JavaScript',
    query: v.object(v.entriesFromList(priceRangeParameters, typed)),
    replies: {
      ...page('The form with the range, and the vehicles that it finds, the dearest first'),
      404: { description: 'This dealer has no such page' },
    },
  },
];

/** Handles the budget search and price range forms without JavaScript. */
export function budgetRoutes(ports: BudgetPorts) {
  const readDocuments = createDocumentReader();
  const openStock = async (published: PublishedSite) => {
    const documents = await readDocuments(published).catch((error: unknown) => {
      ports.reportError(error);
      return null;
    });
    return stockOf(published, documents);
  };
  return new Hono<AppEnv>()
    .get(BUDGET_RESULT_PATH, publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      const { budget, home } = published.settings;
      const isThere = budget.page.show || budget.onFinancePage || home.sections.includes('budget');
      if (!isThere) return notFoundReply(c);
      const stock = await openStock(published);
      const facts = budgetFacts(stock.dealer, true);
      const { search: query } = new URL(c.req.url);
      const question = questionOf(startBudgetState(query, facts), facts);
      const found = await foundVehicles(ports, published, stock.find(question, false));
      const props = { facts, query, answer: stock.answer(question), found };
      return ports.pages.render(published, 'budget', props);
    })
    .get(PRICE_RANGE_RESULT_PATH, publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      if (!published.settings.budget.priceRange.show) return notFoundReply(c);
      const stock = await openStock(published);
      const facts = priceRangeFacts(stock.dealer);
      const { search: query } = new URL(c.req.url);
      const question = questionOfRange(startRange(query, facts.scale));
      const found = await foundVehicles(ports, published, stock.find(question, true));
      const props = { facts, query, answer: stock.answer(question), found };
      return ports.pages.render(published, 'price-range', props);
    });
}

/**
 * The dealer's stock as a searchable source. Without documents there are no results and no count.
 */
async function stockOf(published: PublishedSite, all: readonly SearchDocument[] | null) {
  const { settings, slug } = published;
  const { stockPath } = await published.frame();
  const { car = '', cars = '' } = siteWords(settings.site)();
  const dealer: BudgetDealer = { settings, slug, stockPath, words: { car, cars }, documents: all ?? [] };
  const { documents } = budgetStock(dealer.documents, settings.budget.priceAbove);
  return {
    dealer,
    answer: (question: BudgetQuestion) => (all === null ? null : answerOfDocuments(documents, question)),
    find: (question: BudgetQuestion, isDearestFirst: boolean) =>
      idsFound(documents, question, isDearestFirst),
  };
}

/** One page of results, with live status. */
async function foundVehicles(
  ports: BudgetPorts,
  site: PublishedSite,
  ids: readonly string[],
): Promise<FoundVehicles> {
  const vehicles = await Promise.all(
    ids.slice(0, site.settings.search.hitsPerPage).map(async (id) => {
      const slug = await site.slugOf(id);
      const vehicle = slug === null ? null : await site.vehicle(slug);
      return vehicle && (await withLiveStatus(ports, site, vehicle));
    }),
  );
  return { vehicles: vehicles.filter((vehicle) => vehicle !== null), count: ids.length };
}
