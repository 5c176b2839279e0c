import type { CardFacts } from '../../vehicle/card/card.ts';
import { isAttribute, isListAttribute } from '../attributes.ts';
import { briefCard } from '../index/brief-card.ts';
import type { FacetCount, SearchHit, SearchResults } from '../screen/search-view.ts';

/** One search's answer in Typesense's words, as far as it is read here. */
export type ReplySearch = {
  readonly found?: number;
  readonly page?: number;
  readonly hits?: readonly { readonly document: HitDocument }[];
  readonly facet_counts?: readonly {
    readonly field_name: string;
    readonly counts: readonly { readonly value: string; readonly count: number }[];
    readonly stats?: { readonly min?: number; readonly max?: number };
  }[];
  readonly error?: string;
};

/** One search's answer in InstantSearch's words. */
export type RawSearch = {
  readonly nbHits?: number | undefined;
  /** From 0. */
  readonly page?: number | undefined;
  readonly hits?: readonly (HitDocument & { readonly objectID: string })[] | undefined;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  readonly facets_stats?:
    | Readonly<Record<string, { readonly min?: number | undefined; readonly max?: number | undefined }>>
    | undefined;
};

export type HitDocument = { readonly id?: unknown; readonly [field: string]: unknown };
export type CardOf = (id: string) => CardFacts | null;

/** Engines count all that they name. */
type Counted = FacetCount & { readonly count: number };

type Answer = {
  readonly found: number;
  readonly page: number;
  readonly documents: readonly HitDocument[];
  readonly facets: readonly {
    readonly name: string;
    readonly counts: readonly Counted[];
    readonly stats: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
  }[];
};

/** Results of what `multiSearchBody` asked for; throws where the engine refused, which is a fault of ours. */
export function resultsOfReply(
  reply: { readonly results: readonly ReplySearch[] },
  perPage: number,
  cardOf: CardOf,
): SearchResults {
  const failed = reply.results.find(({ error }) => error !== undefined);
  if (failed) throw new Error(`The search engine refused a search: ${failed.error}`);
  const answers = reply.results.map(
    ({ found = 0, page = 1, hits = [], facet_counts = [] }): Answer => ({
      found,
      page,
      documents: hits.map(({ document }) => document),
      facets: facet_counts.map(({ field_name, counts, stats }) => ({ name: field_name, counts, stats })),
    }),
  );
  return resultsOf(answers, perPage, cardOf);
}

/** Results of InstantSearch's raw answers: equal to those of the reply they were adapted from. */
export function resultsOfRaw(raw: readonly RawSearch[], perPage: number, cardOf: CardOf): SearchResults {
  const answers = raw.map(
    ({ nbHits = 0, page = 0, hits = [], facets = {}, facets_stats = {} }): Answer => ({
      found: nbHits,
      page: page + 1,
      documents: hits,
      facets: Object.entries(facets).map(([name, counts]) => ({
        name,
        counts: Object.entries(counts).map(([value, count]) => ({ value, count })),
        stats: facets_stats[name],
      })),
    }),
  );
  return resultsOf(answers, perPage, cardOf);
}

/** The first answer holds the hits; a later one counts an attribute without its own filter and overrules. */
function resultsOf(answers: readonly Answer[], perPage: number, cardOf: CardOf): SearchResults {
  const [{ found, page, documents } = { found: 0, page: 1, documents: [] }] = answers;
  const facets: Record<string, readonly FacetCount[]> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  for (const { name, counts, stats: ends } of answers.flatMap((answer) => answer.facets)) {
    if (!isAttribute(name)) continue;
    if (isListAttribute(name)) facets[name] = sorted(counts);
    else if (ends?.min !== undefined && ends.max !== undefined)
      stats[name] = { min: ends.min, max: ends.max };
  }
  const pageCount = Math.max(1, Math.ceil(found / perPage));
  return { found, page, pageCount, facets, stats, hits: documents.flatMap((one) => hitOf(one, cardOf)) };
}

function hitOf(document: HitDocument, cardOf: CardOf): SearchHit[] {
  const { id } = document;
  return typeof id === 'string' ? [{ id, brief: briefCard(document), card: cardOf(id) }] : [];
}

/** Most first; equal ones by value: what InstantSearch hands on has lost the engine's order. */
function sorted(counts: readonly Counted[]): FacetCount[] {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
