import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../collection.ts';
import { createEngine } from '../engine.ts';
import { carSchema, createChance, someCars } from '../some-cars.fixture.ts';
import { naiveFilter } from './naive-filter.fixture.ts';

const cars = someCars(300);
const engine = createEngine(carSchema, cars);

const valuesOf = (car: SearchDocument, field: string) => {
  const value = car[field];
  return [...new Set(Array.isArray(value) ? value : value === undefined ? [] : [value])];
};

function naiveFacet(found: readonly SearchDocument[], field: string) {
  const counts = new Map<string, number>();
  for (const value of found.flatMap((car) => valuesOf(car, field).map(String))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(
    ([a, m], [b, n]) =>
      n - m || Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(b), Buffer.from(a)),
  );
}

function naiveStats(found: readonly SearchDocument[], field: string) {
  const numbers = found.flatMap((car) => valuesOf(car, field)).filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, number) => total + number, 0);
  const total_values = new Set(numbers).size;
  if (numbers.length === 0) return { total_values };
  return {
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    sum,
    avg: sum / numbers.length,
    total_values,
  };
}

/** By descending price, cars without one last; for equal prices the latest first. */
function naiveOrder(found: readonly SearchDocument[]) {
  const price = ({ price: value }: SearchDocument) => (typeof value === 'number' ? value : -Infinity);
  const rowOf = new Map(cars.map((car, row) => [car.id, row]));
  const row = ({ id }: SearchDocument) => rowOf.get(id) ?? 0;
  return [...found].sort((a, b) => price(b) - price(a) || row(b) - row(a)).map(({ id }) => id);
}

describe('random filters, counts and orders', () => {
  it('equal those of a search that checks each document', () => {
    const chance = createChance(11);
    for (let run = 0; run < 400; run += 1) {
      const { text, passes } = naiveFilter(chance);
      const found = cars.filter(passes);
      const reply = engine.multiSearch({
        searches: [
          {
            collection: 'cars',
            q: '*',
            filter_by: text,
            facet_by: 'make,body,features,certified,price,sizes',
            max_facet_values: 1000,
            sort_by: 'price:desc',
            per_page: 250,
          },
        ],
      });
      const result = 'results' in reply ? reply.results[0] : undefined;
      if (!result || 'error' in result) expect.fail(`${text}: ${JSON.stringify(result ?? reply)}`);
      expect(result.found, text).toBe(found.length);
      expect(
        result.hits?.map(({ document }) => document['id']),
        text,
      ).toEqual(naiveOrder(found).slice(0, 250));
      for (const { field_name: field, counts, stats } of result.facet_counts) {
        expect(
          counts.map(({ value, count }) => [value, count]),
          `${text} ${field}`,
        ).toEqual(naiveFacet(found, field));
        if (field === 'price' || field === 'sizes') expect(stats, text).toEqual(naiveStats(found, field));
      }
    }
  });
});
