import { describe, expect, it } from 'vitest';
import { cpuMs } from '#tests/fixtures/search/cpu-time.ts';
import { createEngine, type SearchReply } from '../engine.ts';
import { carSchema, createChance, pick, someCars } from '../some-cars.fixture.ts';

/** `FUZZ_RUNS=100000` for a long run. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 2500);

/** Upper limit for any request: far above real ones, and well below a hang. */
const tooLongMs = 5000;

type Chance = () => number;

const oddities = [
  '`', '"', "'", '\\', '(', ')', '[', ']', '{', '}', ':', ':=', ':!=', ':!', '=', '&&', '||', '&', '|', ',', '..',
  '<', '>=', '*', '-', '$', '$x(', '.{', '\0', '\n', '\t', ' ', 'é', '日本', '🚗', '\ud800', '1', '-5', '1e9', '99999999999',
  '0.1', 'true', 'false', 'inf', 'nan', 'id', '_eval(', '_text_match', 'missing_values: first', 'asc', 'desc',
  'sort_by', '_alpha', '__proto__', 'constructor',
] as const; // biome-ignore format: a list of fragments

function junk(chance: Chance, max: number): string {
  const words = [
    ...oddities,
    ...carSchema.fields.map(({ name }) => name),
    'Audi',
    'golf',
    'sunroof',
  ] as const;
  return Array.from({ length: Math.floor(chance() * max) }, () => pick(chance, words)).join('');
}

const fieldName = (chance: Chance) =>
  pick(chance, [
    'make',
    'body',
    'features',
    'certified',
    'price',
    'litres',
    'sizes',
    'name',
    'id',
    'rank',
    'notes',
    'nofield',
  ]);

function value(chance: Chance): string {
  return pick<() => string>(chance, [
    () => pick(chance, ['Audi', '`Land Rover`', 'golf', '`Ute / Tray`', 'Sun*', '`a, b`', '``', '--']),
    () => String(Math.floor(chance() * 70000) - 5000),
    () => `${Math.floor(chance() * 100)}..${Math.floor(chance() * 50000)}`,
    () => pick(chance, ['>=', '<', '!=', '<=', '>']) + String(Math.floor(chance() * 30000)),
    () => pick(chance, ['true', 'false', 'car-1', '*']),
    () => `[${value(chance)},${value(chance)}]`,
    () => junk(chance, 4),
  ])();
}

/** Usually a valid clause for its field. */
function clause(chance: Chance): string {
  if (chance() < 0.1) return `${fieldName(chance)}${pick(chance, [':', ':=', ''])}${value(chance)}`;
  const operator = pick(chance, [':', ':=', ':!=', ': ']);
  const number = () => String(Math.floor(chance() * 70000) - 5000);
  const comparison = () =>
    pick(chance, [
      number(),
      `>${number()}`,
      `<=${number()}`,
      `${number()}..${number()}`,
      `[${number()},>${number()}]`,
    ]);
  return pick<() => string>(chance, [
    () =>
      `${pick(chance, ['make', 'body', 'features', 'name'])}${operator}${pick(chance, ['Audi', '[`Land Rover`,golf]', 'Sun*', 'tow bar', '!x'])}`,
    () => `${pick(chance, ['price', 'sizes', 'rank', 'litres'])}:${comparison()}`,
    () => `certified${operator}${pick(chance, ['true', 'false', '[true,false]'])}`,
    () => `id${operator}${pick(chance, ['car-1', '[car-1,car-2]', '*'])}`,
  ])();
}

function filter(chance: Chance, depth = 0): string {
  const left = clause(chance);
  if (depth > 5 || chance() < 0.4) return left;
  const operator = chance() < 0.05 ? pick(chance, [' ', ' & ']) : pick(chance, [' && ', ' || ', '&&', '||']);
  const right = filter(chance, depth + 1);
  return chance() < 0.4 ? `(${left}${operator}${right})` : `${left}${operator}${right}`;
}

function query(chance: Chance): string {
  return pick<() => string>(chance, [
    () => '*',
    () =>
      pick(chance, [
        'audi',
        'golf gti',
        'mercedes-benz c',
        'lnd rovr',
        '"land rover" -defender',
        '2019 x5',
        '-a -"b c"',
        'š',
      ]),
    () => junk(chance, 12),
    () => junk(chance, 4).repeat(Math.floor(chance() * 40)),
  ])();
}

function sort(chance: Chance): string {
  const one = () =>
    pick<() => string>(chance, [
      () =>
        `${pick(chance, ['price', 'rank', 'name', 'certified'])}:${pick(chance, ['asc', 'desc', 'DESC'])}`,
      () => `price(missing_values: ${pick(chance, ['first', 'last', 'x'])}):asc`,
      () => `_eval(${filter(chance)}):desc`,
      () => `_eval([(${filter(chance)}):3,(${filter(chance)}):1]):asc`,
      () => `_text_match(buckets: ${Math.floor(chance() * 12)}):desc`,
      () => (chance() < 0.2 ? junk(chance, 5) : 'rank:asc'),
    ])();
  return Array.from({ length: 1 + Math.floor(chance() * 3) }, one).join(',');
}

function facets(chance: Chance): string {
  const one = () =>
    pick<() => string>(chance, [
      () => pick(chance, ['make', 'body', 'features', 'price', 'litres', 'sizes', 'certified']),
      () => '*',
      () => 'price(Low:[0, 10000], High:[10000, ])',
      () => `make(sort_by: ${pick(chance, ['_alpha', 'price'])}:${pick(chance, ['asc', 'desc'])})`,
      () => (chance() < 0.2 ? junk(chance, 6) : 'make'),
    ])();
  return Array.from({ length: 1 + Math.floor(chance() * 4) }, one).join(',');
}

const amounts = `page per_page offset limit limit_hits max_facet_values num_typos drop_tokens_threshold
  typo_tokens_threshold group_limit snippet_threshold min_len_1typo query_by_weights max_candidates
  max_filter_by_candidates facet_query_num_typos`.split(/\s+/);
const fieldLists = [
  'group_by',
  'include_fields',
  'exclude_fields',
  'highlight_fields',
  'highlight_full_fields',
];
const switches = ['prefix', 'exhaustive_search', 'split_join_tokens', 'text_match_type', 'drop_tokens_mode'];

const amount = (chance: Chance) =>
  chance() < 0.03 ? pick(chance, [-1, 1.5, 'x', true]) : pick(chance, [0, 1, 2, 10, 250, '3', 4294967295]);
const word = (chance: Chance) =>
  pick(chance, ['true', 'false', 'always', 'both_sides:3', 'left_to_right', 'max_weight', 'sum_score', '']);

function search(chance: Chance): Record<string, unknown> {
  const params: Record<string, unknown> = {
    collection: 'cars',
    q: query(chance),
    query_by: 'name,make,features',
  };
  const maybe = (name: string, share: number, make: (chance: Chance) => unknown) => {
    if (chance() < share) params[name] = make(chance);
  };
  maybe('filter_by', 0.7, (own) => filter(own));
  maybe('sort_by', 0.4, sort);
  maybe('facet_by', 0.6, facets);
  maybe('facet_query', 0.2, () => `${fieldName(chance)}:${junk(chance, 4)}`);
  maybe('query_by', 0.1, () => Array.from({ length: 3 }, () => fieldName(chance)).join(','));
  maybe('group_by', 0.1, (own) => pick(own, ['make', 'features', 'body,certified', 'name']));
  for (const name of amounts) maybe(name, 0.06, amount);
  for (const name of fieldLists) maybe(name, 0.1, fieldName);
  for (const name of switches) maybe(name, 0.1, word);
  return params;
}

const isWellFormed = (reply: SearchReply): boolean =>
  'error' in reply
    ? [400, 404, 422].includes(reply.code) && reply.error !== ''
    : Number.isInteger(reply.found) && Array.isArray(reply.hits ?? reply.grouped_hits);

describe('random requests', () => {
  const engine = createEngine(carSchema, someCars(120));

  it(`get results or an error within the time limit (${runs} requests)`, { timeout: 3_600_000 }, () => {
    const chance = createChance(7);
    for (let run = 0; run < runs; run += 1) {
      const searches = [search(chance)];
      const described = JSON.stringify(searches);
      const spentMs = cpuMs(() => {
        let reply: ReturnType<typeof engine.multiSearch>;
        try {
          reply = engine.multiSearch({ searches });
        } catch (cause) {
          throw new Error(`Thrown for ${described}`, { cause });
        }
        if (!('results' in reply) || !reply.results.every(isWellFormed))
          expect.fail(`${described} gave ${JSON.stringify(reply)}`);
      });
      expect(spentMs, described).toBeLessThan(tooLongMs);
    }
  });

  it.each([
    ['a long word', 'x'.repeat(10_000)],
    ['many words', 'golf gti '.repeat(1_100)],
    ['many different words', Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(' ')],
    ['many quotes', '"'.repeat(10_000)],
    ['many minus signs', '-a '.repeat(3_000)],
    ['what no alphabet has', '\ud800🚗\u0301'.repeat(2_500)],
  ])('of %s, 10 KB long, are answered within the time limit', (_, q) => {
    const spentMs = cpuMs(() => {
      const reply = engine.multiSearch({
        searches: [{ collection: 'cars', q, query_by: 'name,make,features', facet_by: '*' }],
      });
      expect('results' in reply && reply.results.every(isWellFormed)).toBe(true);
    });
    expect(spentMs).toBeLessThan(tooLongMs);
  });

  it.each([
    ['no colon', 'make'],
    ['an unknown field', 'colour:red'],
    ['an open parenthesis', '(make:audi'],
    ['a parenthesis too many', 'make:audi)'],
    ['a lone operator', 'make:audi &&'],
    ['half an operator', 'make:audi || price:>1 & x'],
    ['half an operator in front', '& make:audi'],
    ['only parentheses', '()'],
    ['no value', 'make:='],
    ['a value of symbols only', 'make:=[`--`]'],
    ['a word for a number', 'price:cheap'],
    ['a fraction for a whole number', 'price:>1.5'],
    ['a number past 32 bits', 'price:3000000000'],
    ['a list with a word for a number', 'price:[1, x]'],
    ['neither true nor false', 'certified:yes'],
    ['a reference', '$dealers(id:1)'],
    ['more than a hundred parts', Array.from({ length: 60 }, () => 'price:1').join('||')],
  ])('with %s in a filter get code 400', (_, filterBy) => {
    const reply = engine.multiSearch({ searches: [{ collection: 'cars', q: '*', filter_by: filterBy }] });
    expect(reply).toEqual({ results: [{ code: 400, error: expect.stringMatching(/./) }] });
  });
});
