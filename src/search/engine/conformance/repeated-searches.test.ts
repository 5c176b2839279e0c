import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { carSchema, createChance, pick, someCars } from '../some-cars.fixture.ts';

const cars = someCars(120);
const words = ['audi', 'bmw', 'bnw', 'a', 'ap', 'sun', 'benz', '2015', 'defendr', 'golf', 'x5', 's'] as const;
const filters = ['', 'make:=Audi', 'body:=SUV', 'price:>20000', 'make:=MG && price:<5000'] as const;

function someSearch(chance: () => number) {
  const q = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(chance, words)).join(' ');
  return {
    collection: 'cars',
    q: chance() < 0.2 ? `${q} -${pick(chance, words)}` : q,
    query_by: 'name,make,features',
    filter_by: pick(chance, filters),
    facet_by: 'make,features,price',
    max_facet_values: pick(chance, [2, 5, 100]),
    prioritize_token_position: pick(chance, ['true', 'false']),
    text_match_type: pick(chance, ['max_score', 'max_weight', 'sum_score']),
    typo_tokens_threshold: pick(chance, [1, 3, 50]),
    drop_tokens_threshold: pick(chance, [0, 1, 50]),
  };
}

describe('an engine after many searches', () => {
  it('answers like a new one', () => {
    const chance = createChance(3);
    const searches = Array.from({ length: 150 }, () => someSearch(chance));
    const used = createEngine(carSchema, cars, () => 0);
    used.warm(['name', 'make', 'features']);
    used.multiSearch({ searches: searches.slice(0, 50) });
    for (const search of searches) {
      const everyFilter = { searches: filters.map((filter) => ({ ...search, filter_by: filter })) };
      const fresh = createEngine(carSchema, cars, () => 0);
      expect(used.multiSearch(everyFilter)).toEqual({
        results: everyFilter.searches.map((one) => {
          const reply = fresh.multiSearch({ searches: [one] });
          return 'results' in reply ? reply.results[0] : reply;
        }),
      });
    }
    const alone = searches.map((one) =>
      createEngine(carSchema, cars, () => 0).multiSearch({ searches: [one] }),
    );
    expect(searches.map((one) => used.multiSearch({ searches: [one] }))).toEqual(alone);
  });
});
