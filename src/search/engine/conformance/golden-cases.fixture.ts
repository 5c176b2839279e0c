import type { MultiSearchReply } from '../engine.ts';

type GoldenFacet = {
  readonly field_name: string;
  readonly counts: readonly (readonly [string, number])[];
  readonly stats: Readonly<Record<string, number>>;
};

export type GoldenResult = {
  readonly code?: number;
  readonly error?: string;
  readonly found?: number;
  readonly out_of?: number;
  readonly page?: number;
  readonly hits?: readonly (readonly [string, number | null])[];
  readonly highlight?: readonly Readonly<Record<string, unknown>>[];
  readonly facet_counts?: readonly GoldenFacet[];
};

export type GoldenCase = {
  readonly id: number;
  readonly common: Readonly<Record<string, string>>;
  readonly searches: readonly Readonly<Record<string, string | number>>[];
  readonly expect: { readonly status: number; readonly results?: readonly GoldenResult[] };
};

/** A reply in the format of the recordings. */
export function goldenShape(reply: MultiSearchReply): GoldenCase['expect'] {
  if (!('results' in reply)) return { status: reply.code };
  const results = reply.results.map((result): GoldenResult => {
    if ('error' in result) return result;
    const hits = result.hits ?? [];
    return {
      found: result.found,
      out_of: result.out_of,
      ...(result.page === undefined ? {} : { page: result.page }),
      hits: hits.map((hit) => [String(hit.document['id']), hit.text_match ?? null]),
      highlight: hits.slice(0, 3).map((hit) => ({ ...hit.highlight })),
      facet_counts: result.facet_counts.map((facet) => ({
        field_name: facet.field_name,
        counts: facet.counts.map(({ value, count }) => [value, count]),
        stats: { ...facet.stats },
      })),
    };
  });
  return { status: 200, results };
}
