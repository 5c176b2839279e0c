import type { SearchDocument } from '#src/search/engine/collection.ts';
import { createEngine } from '#src/search/engine/engine.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { searchParameters } from '#src/search/index/search-parameters.ts';

const pieces = [
  ...['price', 'year', 'make', 'model', 'make_model', 'certified', 'nothing', 'id', 'name', 'rank'],
  ...[
    ':',
    ':=',
    ':!=',
    ':!',
    ':>',
    ':<=',
    ':[',
    ']',
    '..',
    ',',
    '(',
    ')',
    '((',
    '&&',
    '||',
    '`',
    '``',
    '*',
    '-',
    '"',
  ],
  ...[
    '0',
    '-1',
    '2019',
    '1e9',
    '99999999999',
    '3.5',
    'NaN',
    'true',
    'false',
    'Toyota',
    'corolla',
    'landcrusier',
  ],
  ...[
    'é',
    'ß',
    '汽车',
    '🚗',
    '\u0000',
    '\ud800',
    '\n',
    ' ',
    '  ',
    '\\',
    '{',
    '}',
    '_eval',
    '_text_match',
    'asc',
    'desc',
  ],
  ...['missing_values: first', 'sort_by: _alpha:asc', 'A:[0, 10]', 'toString', '__proto__', 'constructor'],
];

const names = [
  ...[
    'q',
    'filter_by',
    'facet_by',
    'sort_by',
    'facet_query',
    'query_by',
    'page',
    'per_page',
    'offset',
    'limit',
  ],
  ...['num_typos', 'prefix', 'group_by', 'max_facet_values', 'drop_tokens_threshold', 'include_fields'],
  ...['highlight_fields', 'query_by_weights', 'facet_strategy', 'typo_tokens_threshold', 'exclude_fields'],
];

/** A seeded random generator for numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random value of a parameter: some fragments, sometimes 10 KB of them, or not a string. */
function nonsense(next: () => number): unknown {
  const chance = next();
  if (chance < 0.03) return [null, 7, true, {}, [], -0.5, 1e300][Math.floor(next() * 7)];
  const text = (count: number) =>
    Array.from({ length: count }, () => pieces[Math.floor(next() * pieces.length)]).join(
      next() < 0.5 ? '' : ' ',
    );
  return chance < 0.032 ? text(3000).slice(0, 10_240) : text(Math.floor(next() * 9));
}

function request(next: () => number): unknown {
  const search = () => {
    const sound = next() < 0.7 ? { ...searchParameters, q: '*', facet_by: 'make,price' } : {};
    const odd = Array.from({ length: 1 + Math.floor(next() * 3) }, () => [
      names[Math.floor(next() * names.length)],
      nonsense(next),
    ]);
    return { ...sound, collection: 'cars', ...Object.fromEntries(odd) };
  };
  const chance = next();
  if (chance < 0.01) return nonsense(next);
  if (chance < 0.02) return { searches: nonsense(next) };
  return { searches: Array.from({ length: 1 + Math.floor(next() * 3) }, search) };
}

/** Sends random requests; returns the number of searches without an error, exceptions, and the longest time. */
export function fuzz(cars: readonly SearchDocument[], count: number, seed: number) {
  const engine = createEngine(carCollection('cars'), cars);
  const next = numbers(seed);
  const thrown: string[] = [];
  let answered = 0;
  let slowest = { milliseconds: 0, body: '' };
  for (let index = 0; index < count; index += 1) {
    const body = request(next);
    const from = performance.now();
    try {
      const reply = engine.multiSearch(body);
      if ('results' in reply) answered += reply.results.filter((result) => !('error' in result)).length;
    } catch (error) {
      thrown.push(`${error instanceof Error ? error.message : error} ${JSON.stringify(body).slice(0, 300)}`);
    }
    const milliseconds = performance.now() - from;
    if (milliseconds > slowest.milliseconds)
      slowest = { milliseconds, body: JSON.stringify(body).slice(0, 300) };
  }
  return { answered, thrown, slowest };
}
