import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { type GoldenCase, type GoldenResult, goldenShape } from './golden-cases.fixture.ts';
import { hasGoldenCases, readGolden } from './read-golden.build.ts';

if (!hasGoldenCases)
  console.warn('The recordings of a Typesense server are not at hand; their tests are skipped.');

type Difference = {
  readonly id: number;
  readonly search: number;
  readonly ours: unknown;
  readonly theirs: unknown;
};

/** The compared part of results, and the searches to which it applies. */
type Part = {
  readonly of: (result: GoldenResult) => unknown;
  readonly when?: (search: GoldenCase['searches'][number]) => boolean;
};

const isRanked = ({ q, sort_by: sort }: GoldenCase['searches'][number]) =>
  q !== '*' && (sort === undefined || String(sort).startsWith('_text_match'));

const ids = ({ hits }: GoldenResult) => hits?.map(([id]) => id);

const parts = {
  'error codes': { of: ({ code }) => code },
  'error messages': { of: ({ error }) => error },
  'numbers found': { of: ({ found, out_of, page }) => [found, out_of, page] },
  'facet counts': {
    of: ({ facet_counts }) => facet_counts?.map(({ field_name, counts }) => [field_name, counts]),
  },
  'facet stats': { of: ({ facet_counts }) => facet_counts?.map(({ stats }) => stats) },
  'hits in the order of a sort': { of: ids, when: (search) => !isRanked(search) },
  'hits in the order of the text match': { of: ids, when: isRanked },
  highlights: { of: ({ highlight }) => highlight },
} satisfies Record<string, Part>;

type PartName = keyof typeof parts;

function compare() {
  const { schema, documents, cases } = readGolden();
  const engine = createEngine(schema, documents);
  const differences = new Map<PartName, Difference[]>();
  const compared = new Map<PartName, number>();
  const names = Object.keys(parts).filter((name): name is PartName => name in parts);
  for (const { id, common, searches, expect: theirs } of cases) {
    const ours = goldenShape(engine.multiSearch({ searches }, common));
    for (const [search, params] of searches.entries()) {
      const our = ours.results?.[search] ?? { code: ours.status };
      const their = theirs.results?.[search] ?? { code: theirs.status };
      for (const name of names) {
        const part: Part = parts[name];
        if (part.when && !part.when(params)) continue;
        compared.set(name, (compared.get(name) ?? 0) + 1);
        const pair = { ours: part.of(our), theirs: part.of(their) };
        if (isDeepStrictEqual(pair.ours, pair.theirs)) continue;
        differences.set(name, [...(differences.get(name) ?? []), { id, search, ...pair }]);
      }
    }
  }
  return { differences, compared };
}

describe.skipIf(!hasGoldenCases)('900 requests recorded from a Typesense server', () => {
  const { differences, compared } = hasGoldenCases
    ? compare()
    : { differences: new Map(), compared: new Map() };
  const exact: readonly PartName[] = [
    'error codes',
    'error messages',
    'numbers found',
    'facet counts',
    'facet stats',
    'hits in the order of a sort',
  ];

  it.each(exact)('give the same %s', (name) => {
    const found: readonly Difference[] = differences.get(name) ?? [];
    expect(found.slice(0, 3), `${found.length} differ: ${found.map(({ id }) => id).join(' ')}`).toEqual([]);
  });
  it.each([
    ['hits in the order of the text match', 0.95],
    ['highlights', 0.9],
  ] as const)('give the same %s in at least a share of %d', (name, min) => {
    const found: readonly Difference[] = differences.get(name) ?? [];
    const share = 1 - found.length / (compared.get(name) ?? 1);
    expect(share, `${found.length} differ: ${found.map(({ id }) => id).join(' ')}`).toBeGreaterThanOrEqual(
      min,
    );
  });
});
