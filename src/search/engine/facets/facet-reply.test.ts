import { describe, expect, it } from 'vitest';
import { askOver, countsOf } from '../ask.fixture.ts';

const ask = askOver(
  [
    { name: 'make', type: 'string', facet: true },
    { name: 'tags', type: 'string[]', facet: true, optional: true },
    { name: 'price', type: 'int32', facet: true, optional: true },
    { name: 'litres', type: 'float', facet: true, optional: true },
    { name: 'sold', type: 'bool', facet: true, optional: true },
    { name: 'title', type: 'string', optional: true },
    { name: 'none', type: 'string', facet: true, optional: true },
  ],
  [
    { make: 'Audi', tags: ['a', 'a', 'b'], price: 10, litres: 1.1, sold: true },
    { make: 'BMW', tags: ['b'], price: 20, litres: 1234567.8, sold: false },
    { make: 'BMW', price: 20, litres: 1.1 },
    { make: 'Mercedes-Benz', price: 60 },
    { make: 'Mazda', tags: [] },
    { make: 'MG', price: 30 },
    { make: 'Škoda', price: -7 },
  ],
  { token_separators: ['-'] },
);

const statsOf = (facetBy: string) => {
  const reply = ask({ facet_by: facetBy });
  return 'error' in reply ? reply.code : reply.facet_counts[0]?.stats;
};

describe('facet_by', () => {
  it('orders values by count, then by length, then by descending bytes', () => {
    expect(countsOf(ask({ facet_by: 'make' }))).toBe(
      'BMW 2, MG 1, Audi 1, Mazda 1, Škoda 1, Mercedes-Benz 1',
    );
  });
  it('counts a value once per document', () => expect(countsOf(ask({ facet_by: 'tags' }))).toBe('b 2, a 1'));
  it('counts all matches, not the page', () => {
    expect(countsOf(ask({ facet_by: 'make', per_page: 1, filter_by: 'price:20' }))).toBe('BMW 2');
  });
  it('formats numbers and booleans as text, floats with six digits', () => {
    expect(countsOf(ask({ facet_by: 'price' }))).toBe('20 2, 60 1, 30 1, 10 1, -7 1');
    expect(countsOf(ask({ facet_by: 'litres' }))).toBe('1.1 2, 1.23457e+06 1');
    expect(countsOf(ask({ facet_by: 'sold' }))).toBe('true 1, false 1');
  });
  it('of equal counts at the limit keeps the larger number and, of texts, the later one', () => {
    expect(countsOf(ask({ facet_by: 'price', max_facet_values: 2, filter_by: 'price:>0' }))).toBe(
      '20 2, 60 1',
    );
    expect(countsOf(ask({ facet_by: 'price', max_facet_values: 2 }))).toBe('20 2, -7 1');
  });
  it('reports minimum, maximum, sum and mean of numbers over all values', () => {
    expect(statsOf('price')).toEqual({ min: -7, max: 60, sum: 133, avg: 133 / 6, total_values: 5 });
    expect(statsOf('make')).toEqual({ total_values: 6 });
    expect(statsOf('none')).toEqual({ total_values: 0 });
  });
  it('omits fields without values only if matched by a wildcard', () => {
    const reply = ask({ facet_by: '*' });
    const names = 'error' in reply ? [] : reply.facet_counts.map(({ field_name: name }) => name);
    expect(names).toEqual(['make', 'tags', 'price', 'litres', 'sold']);
    expect(countsOf(ask({ facet_by: 'none' }))).toBe('');
  });
  it.each([
    ['make(sort_by: _alpha:asc)', 'Audi 1, BMW 2, MG 1, Mazda 1, Mercedes-Benz 1, Škoda 1'],
    ['make(sort_by: _alpha:desc)', 'Škoda 1, Mercedes-Benz 1, Mazda 1, MG 1, BMW 2, Audi 1'],
    ['make(sort_by: price:desc)', 'Mazda 1, Mercedes-Benz 1, MG 1, BMW 2, Audi 1, Škoda 1'],
    ['price(Low:[0, 20], High:[20, ])', 'High 4, Low 1'],
    ['price(Debt:[, 0], Low:[0, 20], High:[20, 60])', 'High 3, Low 1, Debt 1'],
    ['title', 404],
    ['unknown', 404],
    ['m*e', 404],
    ['zz*', 404],
    ['make(sort_by: price)', 400],
    ['make(sort_by: _alpha:up)', 400],
    ['make(sort_by: make:asc)', 400],
    ['price(sort_by: _alpha:asc)', 400],
    ['make(Low:[0, 10])', 400],
    ['price(Low:[0, 10], High:[11, 20])', 400],
    ['price(Low:[0, x])', 400],
    ['price(Low:[0, 10]', 400],
    ['price()', 400],
    ['make:x', 400],
  ])('%s gives %s', (facetBy, counts) => expect(countsOf(ask({ facet_by: facetBy }))).toBe(counts));
});

describe('facet_query', () => {
  it.each([
    ['make:m', 'MG 1, Mazda 1, Mercedes-Benz 1'],
    ['make:benz', 'Mercedes-Benz 1'],
    ['make:mercedes b', 'Mercedes-Benz 1'],
    ['make:skoda', 'Škoda 1'],
    ['make:mazzda', 'Mazda 1'],
    ['make:volvo', ''],
    ['make:', 'BMW 2, MG 1, Audi 1, Mazda 1, Škoda 1, Mercedes-Benz 1'],
    ['make:--', ''],
    ['make', 400],
    ['tags:a', 400],
  ])('%s leaves %s', (facetQuery, counts) => {
    expect(countsOf(ask({ facet_by: 'make', facet_query: facetQuery }))).toBe(counts);
  });
  it('does not change the stats of numbers', () => {
    const reply = ask({ facet_by: 'price', facet_query: 'price:2' });
    expect(countsOf(reply)).toBe('20 2');
    expect('error' in reply ? reply : reply.facet_counts[0]?.stats).toMatchObject({
      min: -7,
      max: 60,
      sum: 133,
    });
  });
  it('highlights the typed text', () => {
    const reply = ask({ facet_by: 'make', facet_query: 'make:merc' });
    const marked =
      'error' in reply ? [] : reply.facet_counts[0]?.counts.map(({ highlighted }) => highlighted);
    expect(marked).toEqual(['<mark>Merc</mark>edes-Benz']);
  });
  it('has no hits by default', () => {
    const reply = ask({ facet_by: 'make', facet_query: 'make:m' });
    expect(reply).toMatchObject({ hits: [], found: 7 });
  });
});
