import * as v from 'valibot';
import type { CardFacts } from '../../vehicle/card/card.ts';
import { createSearchClient } from '../index/client/search-client.api.ts';
import { type SimilarFacts, similarHits, similarQueries } from './similar-queries.ts';

const replySchema = v.object({
  results: v.array(v.object({ hits: v.array(v.looseObject({ objectID: v.string() })) })),
});

/** Cards of similar vehicles that are in stock now. Rejects if the search fails. */
export async function findSimilar(facts: SimilarFacts): Promise<CardFacts[]> {
  const client = createSearchClient(facts);
  try {
    const indexName = facts.collection;
    const queries = similarQueries(facts.kinds, facts.price);
    const requests = queries.map(({ facets, facetFilters, numericFilters, ...query }) => ({
      indexName,
      params: {
        ...query,
        facets: [...facets],
        facetFilters: facetFilters.map((filter) => [...filter]),
        numericFilters: [...numericFilters],
      },
    }));
    const { results } = v.parse(replySchema, await client.searchClient.search(requests));
    const hits = similarHits(
      results.map((result) => result.hits),
      facts,
      facts.max,
    );
    const cards = await client.cardsOf(hits);
    return hits.flatMap(({ objectID }) => cards.get(objectID) ?? []);
  } finally {
    client.close();
  }
}
