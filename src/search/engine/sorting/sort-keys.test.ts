import { describe, expect, it } from 'vitest';
import { askOver, idsOf } from '../ask.fixture.ts';

const ask = askOver(
  [
    { name: 'name', type: 'string', sort: true, optional: true },
    { name: 'make', type: 'string' },
    { name: 'price', type: 'int32', optional: true },
    { name: 'litres', type: 'float', sort: false, optional: true },
    { name: 'sold', type: 'bool', optional: true },
    { name: 'points', type: 'int32' },
  ],
  [
    { name: 'beta', make: 'Audi', price: 30, sold: false, points: 5 },
    { name: 'Álpha', make: 'BMW', price: 10, sold: true, points: 9 },
    { make: 'BMW', points: 1, sold: true },
    { name: '', make: 'Audi', price: -20, points: 5 },
    { name: 'Gamma-9', make: 'Saab', price: 10, sold: false, points: 3 },
  ],
  { default_sorting_field: 'points' },
);

describe('sort_by', () => {
  it.each([
    ['', '1 3 0 4 2'],
    ['points:asc', '2 4 3 0 1'],
    ['price:asc', '3 4 1 0 2'],
    ['price:desc', '0 4 1 3 2'],
    ['price:DESC, points:ASC', '0 4 1 3 2'],
    ['price(missing_values: first):asc', '2 3 4 1 0'],
    ['price(missing_values: first):desc', '2 0 4 1 3'],
    ['price(missing_values: last):asc', '3 4 1 0 2'],
    ['name:asc', '1 0 4 3 2'],
    ['name:desc', '3 2 4 0 1'],
    ['name(missing_values: first):asc', '3 2 1 0 4'],
    ['name(missing_values: last):desc', '4 0 1 3 2'],
    ['sold:desc,price:asc', '1 2 4 0 3'],
    ['_eval(make:=BMW):desc,price:asc', '1 2 3 4 0'],
    ['_eval(make:BMW || price:30):desc', '2 1 0 4 3'],
    ['_eval([(make:BMW):3, (price:>0):2]):desc', '2 1 4 0 3'],
    ['_eval([ (make:BMW):3, (price:>0):2 ]):asc', '3 4 0 2 1'],
    ['_seq_id:asc', '0 1 2 3 4'],
  ])('%s gives %s', (sortBy, ids) => expect(idsOf(ask({ sort_by: sortBy }))).toBe(ids));

  it.each([
    ['make:asc', 404],
    ['litres:asc', 404],
    ['unknown:asc', 404],
    ['_eval(nofield:1):desc', 400],
    ['_eval():desc', 400],
    ['_eval(make:BMW', 400],
    ['_eval([(make:BMW):x]):desc', 400],
    ['_eval(make:BMW):desc,_eval(make:Audi):desc', 422],
    ['price', 400],
    ['price:', 400],
    ['price:up', 400],
    ['price(missing_values: middle):asc', 400],
    ['price(x: y):asc', 400],
    ['_text_match(pieces: 3):desc', 400],
    ['price:asc,points:asc,name:asc,sold:asc', 400],
    ['_group_found:desc', 404],
  ])('%s is rejected with %d', (sortBy, code) => expect(idsOf(ask({ sort_by: sortBy }))).toBe(code));

  it('returns any page of the whole order', () => {
    const all = String(idsOf(ask({ sort_by: 'price:asc' }))).split(' ');
    for (let page = 1; page <= 3; page += 1) {
      const some = idsOf(ask({ sort_by: 'price:asc', per_page: 2, page }));
      expect(some).toBe(all.slice((page - 1) * 2, page * 2).join(' '));
    }
  });
  it('breaks ties by the text match, then by the later document', () => {
    const reply = ask({ q: 'bmw', query_by: 'make', sort_by: 'sold:desc' });
    expect(idsOf(reply)).toBe('2 1');
  });
});
