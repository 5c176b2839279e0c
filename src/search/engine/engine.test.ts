import { describe, expect, it } from 'vitest';
import { askOver, idsOf } from './ask.fixture.ts';
import { buildColumns } from './build-columns.ts';
import { createEngine, createEngineOver } from './engine.ts';
import { carSchema, someCars } from './some-cars.fixture.ts';

const cars = someCars(60);
const engine = createEngine(carSchema, cars, () => 0);

describe('an invalid request as a whole', () => {
  it.each([
    ['null', null],
    ['a text', 'searches'],
    ['no searches', {}],
    ['searches that are no list', { searches: { q: '*' } }],
    ['a search that is no object', { searches: ['*'] }],
    ['a search that is a list', { searches: [[]] }],
    ['a list as a parameter', { searches: [{ collection: 'cars', q: '*', facet_by: ['make'] }] }],
    ['null as a parameter', { searches: [{ collection: 'cars', q: null }] }],
    ['more than fifty searches', { searches: Array.from({ length: 51 }, () => ({ q: '*' })) }],
  ])('is %s', (_, body) => {
    expect(engine.multiSearch(body)).toEqual({ code: 400, message: expect.stringMatching(/\.$/) });
  });
  it('is not one without searches', () =>
    expect(engine.multiSearch({ searches: [] })).toEqual({ results: [] }));
});

describe('common parameters', () => {
  const one = (own: object, common: Record<string, unknown>) => {
    const reply = engine.multiSearch({ searches: [own] }, common);
    return 'results' in reply ? reply.results[0] : reply;
  };
  it('apply to each search', () => {
    expect(one({ q: '*' }, { collection: 'cars', per_page: '3' })).toMatchObject({
      found: 60,
      request_params: { per_page: 3 },
    });
  });
  it("override a search's own, as on the server", () => {
    expect(one({ q: '*', per_page: 7 }, { collection: 'cars', per_page: 3 })).toMatchObject({
      request_params: { per_page: 3 },
    });
  });
  it("combine their filter with the search's own", () => {
    const both = one(
      { collection: 'cars', q: '*', filter_by: 'price:>0 || price:<0' },
      { filter_by: 'make:=Audi' },
    );
    const same = one({ collection: 'cars', q: '*', filter_by: 'make:=Audi && (price:>0 || price:<0)' }, {});
    expect(both).toEqual(same);
  });
});

describe('a search', () => {
  const ask = (params: object) => {
    const reply = engine.multiSearch({ searches: [{ collection: 'cars', q: '*', ...params }] });
    return 'results' in reply ? reply.results[0] : reply;
  };
  it.each([
    [{ collection: 'bikes' }, 404],
    [{ q: 'audi' }, 400],
    [{ q: 'audi', query_by: 'colour' }, 404],
    [{ q: 'audi', query_by: 'price' }, 400],
    [{ q: 'audi', query_by: 'notes' }, 400],
    [{ q: 'audi', query_by: 'id' }, 400],
    [{ q: 'audi', query_by: 'make,name', query_by_weights: '1' }, 400],
    [{ q: 'audi', query_by: 'make,name,body', num_typos: '1,2' }, 400],
    [{ q: 'audi', query_by: 'make,name,body', prefix: 'true,false' }, 400],
    [{ q: 'audi', query_by: 'make', drop_tokens_mode: 'inwards' }, 400],
    [{ per_page: 251 }, 422],
    [{ per_page: -1 }, 400],
    [{ per_page: 1.5 }, 400],
    [{ page: 'two' }, 400],
    [{ group_by: 'price', group_limit: 0 }, 400],
    [{ group_by: 'name' }, 400],
    [{ group_by: 'colour' }, 404],
    [{ facet_by: 'make', facet_query: 'make' }, 400],
    [{ facet_query: 'make:a' }, 400],
    [{ filter_by: 'make:=Audi &&' }, 400],
  ])('with %o is rejected with %d', (params, code) => {
    expect(ask(params)).toEqual({ code, error: expect.stringMatching(/./) });
  });
  it('without a query is rejected', () => {
    expect(engine.multiSearch({ searches: [{ collection: 'cars' }] })).toEqual({
      results: [{ code: 400, error: 'Parameter `q` is required.' }],
    });
  });
  it('that is rejected does not affect others', () => {
    const reply = engine.multiSearch({
      searches: [
        { collection: 'x', q: '*' },
        { collection: 'cars', q: '*' },
      ],
    });
    expect(reply).toMatchObject({ results: [{ code: 404 }, { found: 60 }] });
  });
  it('has the same reply format as the server', () => {
    const { text_match: _, ...shape } = { text_match: 0, ...ask({ per_page: 1 }) };
    expect(shape).toEqual({
      facet_counts: [],
      found: 60,
      out_of: 60,
      page: 1,
      hits: [
        { document: expect.objectContaining({ id: expect.any(String) }), highlight: {}, highlights: [] },
      ],
      request_params: { collection_name: 'cars', q: '*', first_q: '*', per_page: 1 },
      search_cutoff: false,
      search_time_ms: 0,
    });
  });
  it('gives the same results with columns built elsewhere', () => {
    const other = createEngineOver(
      buildColumns(carSchema, cars),
      (row) => cars[row] ?? { id: '' },
      () => 0,
    );
    const body = { searches: [{ collection: 'cars', q: 'audi', query_by: 'make,name', facet_by: '*' }] };
    expect(other.multiSearch(body)).toEqual(engine.multiSearch(body));
  });
});

describe('paging and the fields of a hit', () => {
  const ask = askOver(
    [
      { name: 'make', type: 'string', facet: true },
      { name: 'seats', type: 'int32', facet: true, optional: true },
    ],
    [
      { make: 'Audi', seats: 5 },
      { make: 'BMW', seats: 5, extra: { kept: true } },
      { make: 'BMW', seats: 2 },
      { make: 'Audi' },
      { make: 'BMW', seats: 5 },
    ],
  );
  it.each([
    [{}, '4 3 2 1 0'],
    [{ page: 0 }, '4 3 2 1 0'],
    [{ per_page: 2 }, '4 3'],
    [{ per_page: 2, page: 3 }, '0'],
    [{ per_page: 2, page: 4 }, ''],
    [{ per_page: 0 }, ''],
    [{ limit: 2, offset: 1 }, '3 2'],
    [{ limit: 2, offset: 3, page: 1 }, '4 3'],
    [{ limit_hits: 3 }, '4 3 2'],
    [{ hidden_hits: '4,2' }, '3 1 0'],
    [{ page: 4294967295, per_page: 250 }, ''],
  ])('%o gives %s', (params, ids) => expect(idsOf(ask(params))).toBe(ids));

  it.each([
    [{}, { id: '1', make: 'BMW', seats: 5, extra: { kept: true } }],
    [{ include_fields: 'make' }, { make: 'BMW' }],
    [{ include_fields: 'ma*,id' }, { id: '1', make: 'BMW' }],
    [{ exclude_fields: 'extra, seats' }, { id: '1', make: 'BMW' }],
  ])('%o shows %o', (params, document) => {
    expect(ask({ filter_by: 'id:1', ...params })).toMatchObject({ hits: [{ document }] });
    const reply = ask({ filter_by: 'id:1', ...params });
    expect('error' in reply ? reply : reply.hits?.[0]?.document).toEqual(document);
  });

  it('groups hits by a field, the best group first', () => {
    const reply = ask({ group_by: 'make', group_limit: 2 });
    expect(reply).toMatchObject({ found: 2, found_docs: 5 });
    const groups = 'error' in reply ? [] : reply.grouped_hits;
    expect(
      groups?.map(({ group_key: key, found, hits }) => [
        key,
        found,
        hits.map(({ document }) => document['id']),
      ]),
    ).toEqual([
      [['BMW'], 3, ['4', '2']],
      [['Audi'], 2, ['3', '0']],
    ]);
  });
  it('pages over groups', () => {
    expect(ask({ group_by: 'make', per_page: 1, page: 2 })).toMatchObject({
      grouped_hits: [{ group_key: ['Audi'] }],
    });
  });
  it('can group documents without a value', () => {
    expect(ask({ group_by: 'seats' })).toMatchObject({ found: 3 });
    expect(ask({ group_by: 'seats', filter_by: 'make:Audi', group_missing_values: false })).toMatchObject({
      found: 2,
    });
  });
  it('reports the offset if no page is given', () => {
    expect(ask({ offset: 2 })).toMatchObject({ offset: 2 });
    expect(ask({ offset: 2 })).not.toHaveProperty('page');
  });
});
