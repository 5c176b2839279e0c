import { describe, expect, it } from 'vitest';
import { feedSettings } from '../../import/feed-settings.fixture.ts';
import { readJson } from './read-json.ts';

const car = (model: string) => ({ make: 'Kia', model, year: 2019, price: 9990 });
const read = (text: string, recordPath: string | null = null) => {
  const result = readJson(text, feedSettings({ recordPath }));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const messageOf = (text: string, recordPath: string | null = null) => {
  const result = readJson(text, feedSettings({ recordPath }));
  return result.ok ? 'ok' : result.error.message;
};
const modelsIn = (value: unknown) => read(JSON.stringify(value)).records.map(({ cells }) => cells['model']);

describe('readJson', () => {
  it.each<[string, unknown]>([
    ['a list', [car('Rio'), car('Ceed')]],
    ['a list in an object', { total: 2, vehicles: [car('Rio'), car('Ceed')] }],
    ['a list deep inside', { response: { data: { items: [car('Rio'), car('Ceed')] } } }],
    ['an object of vehicles', { vehicles: { a1: car('Rio'), a2: car('Ceed') } }],
    [
      'a list beside others',
      {
        dealers: [
          { id: 1, name: 'A' },
          { id: 2, name: 'B' },
          { id: 3, name: 'C' },
        ],
        stock: [car('Rio'), car('Ceed')],
      },
    ],
  ])('finds the vehicles in %s', (_, value) => {
    expect(modelsIn(value)).toEqual(['Rio', 'Ceed']);
  });
  it.each<[string, unknown]>([
    [
      'branches',
      {
        branches: [
          { name: 'A', stock: { cars: [car('Rio')] } },
          { name: 'B', stock: { cars: [car('Ceed'), car('EV6')] } },
        ],
      },
    ],
    [
      'pages',
      [
        { page: 1, cars: [car('Rio'), car('Ceed')] },
        { page: 2, cars: [car('EV6')] },
        { page: 3, cars: [] },
      ],
    ],
  ])('reads the vehicles of all %s', (_, value) => {
    expect(modelsIn(value)).toEqual(['Rio', 'Ceed', 'EV6']);
    const lines = read(JSON.stringify(value, null, 1)).records.map(({ line }) => line);
    expect(new Set(lines).size).toBe(3);
  });
  it('hands the place of a branch to its vehicles', () => {
    const branches = [
      { name: 'Perth', address: { city: 'Perth', state: 'WA' }, id: 7, cars: [car('Rio'), car('Soul')] },
      {
        name: 'Albany',
        phone: '08 9000 0001',
        id: 8,
        cars: [car('Ceed'), { ...car('EV6'), location: 'Broome' }],
      },
    ];
    const placesIn = (value: unknown) =>
      read(JSON.stringify(value)).records.map(({ cells }) => cells['branch.name'] ?? null);
    expect(placesIn({ group: 'City', branches })).toEqual(['Perth', 'Perth', 'Albany', null]);
    expect(placesIn(branches)).toEqual(['Perth', 'Perth', 'Albany', null]);
    expect(placesIn({ branches: branches.slice(0, 1) })).toEqual([null, null]);
    const makes = branches.map(({ cars, name }) => ({ name, cars }));
    expect(placesIn({ makes })).toEqual([null, null, null, null]);
  });
  it('takes places with one vehicle each for branches, but not a vehicle with a list of its own', () => {
    const branches = ['Perth', 'Albany'].map((name) => ({ name, city: name, cars: [car('Rio')] }));
    const cells = read(JSON.stringify({ branches })).records.map((record) => record.cells);
    expect(cells).toEqual([
      {
        ...read(JSON.stringify([car('Rio')])).records[0]?.cells,
        'branch.name': 'Perth',
        'branch.city': 'Perth',
      },
      expect.objectContaining({ 'branch.name': 'Albany', model: 'Rio' }),
    ]);
    const priced = { city: 'Perth', price: 9990, car: [car('Rio')] };
    expect(read(JSON.stringify([priced, priced])).records[0]?.cells).toMatchObject({ price: '9990' });
  });
  it('reads the vehicles of hundreds of pages', () => {
    const pages = Array.from({ length: 250 }, () => ({ cars: [car('Rio'), car('Ceed')] }));
    expect(modelsIn(pages)).toHaveLength(500);
  });
  it('reads a vehicle of which each fact is in a list', () => {
    const listed = { vehicle: [{ make: ['Kia'], model: ['Rio'], year: ['2019'] }] };
    expect(read(JSON.stringify({ listing: [listed, listed] })).records).toHaveLength(2);
  });
  it('prefers a vehicle to the similar ones inside it', () => {
    expect(modelsIn([{ ...car('Rio'), similar: [car('Ceed'), car('EV6')] }])).toEqual(['Rio']);
  });
  it('tells of another list of vehicles', () => {
    const { records, notes } = read(JSON.stringify({ used: [car('Rio')], fresh: [car('Ceed'), car('EV6')] }));
    expect(records.map(({ cells }) => cells['model'])).toEqual(['Ceed', 'EV6']);
    expect(notes).toEqual([expect.stringContaining('vehicles at "used" too (1), which are not read.')]);
  });
  it('refuses a damaged document with several lists', () => {
    const text = JSON.stringify([{ cars: [car('Rio'), car('Ceed')] }, { cars: [car('EV6')] }]);
    expect(messageOf(text.replace('"Ceed"', '"Ceed" oops'))).toMatch(
      /not JSON; the first mistake is on line 1/,
    );
  });
  it('reads a document that is a single vehicle', () => {
    expect(modelsIn(car('Rio'))).toEqual(['Rio']);
  });
  it('prefers vehicles over the pictures inside them', () => {
    const photos = Array.from({ length: 50 }, (_, index) => ({
      id: index,
      title: 'x',
      url: `https://example.com/${index}`,
    }));
    expect(modelsIn({ vehicles: [{ ...car('Rio'), photos }] })).toEqual(['Rio']);
  });
  it('records the line of each vehicle', () => {
    const text = JSON.stringify({ vehicles: [car('Rio'), car('Ceed')] }, null, 1);
    expect(read(text).records.map(({ line }) => line)).toEqual([3, 9]);
  });
  it('follows recordPath', () => {
    const value = { used: [car('Rio')], fresh: { list: [car('Ceed')] } };
    expect(read(JSON.stringify(value), 'fresh.list').records.map(({ cells }) => cells['model'])).toEqual([
      'Ceed',
    ]);
    expect(messageOf(JSON.stringify(value), 'nowhere')).toMatch(/no list at "nowhere"/);
  });
  it('flattens nested values', () => {
    const nested = {
      ...car('Rio'),
      price: { amount: 1, currency: null },
      images: [{ url: 'a' }, { url: 'b' }],
      tags: ['x', 'y'],
      on: true,
    };
    expect(read(JSON.stringify([nested])).records[0]?.cells).toMatchObject({
      'price.amount': '1',
      'price.currency': '',
      'images.url': ['a', 'b'],
      tags: ['x', 'y'],
      on: 'true',
    });
  });
  it('makes columns from lists of names and values', () => {
    const value = [
      {
        attributes: [
          { name: 'Make', value: 'Kia' },
          { name: 'Model', value: 'Rio' },
        ],
        vin: 'X',
        price: 1,
      },
    ];
    expect(read(JSON.stringify(value)).records[0]?.cells).toMatchObject({
      'attributes.Make': 'Kia',
      'attributes.Model': 'Rio',
    });
  });
  it('rejects elements that are no objects and keeps the others', () => {
    const { records, faults } = read(
      JSON.stringify([car('Rio'), 'oops', car('Ceed')]).replace('[', '[ '),
      '',
    );
    expect(records).toHaveLength(2);
    expect(faults[0]).toMatchObject({ reason: 'is not an object with names and values', start: '"oops"' });
  });
  it('accepts trailing commas, comments and line ends inside strings', () => {
    const commas = '// export\n[{"make":"Kia","model":"Rio","year":2019,},]';
    expect(read(commas).records[0]?.cells).toMatchObject({ model: 'Rio' });
    const lines = '[{"make":"Kia","model":"Rio","year":2019,"notes":"one\ntwo"}]';
    expect(read(lines).records[0]?.cells).toMatchObject({ model: 'Rio', notes: 'one two' });
  });
  it.each([
    ['a stray quotation mark', '"Ceed"', '"Ce"ed"'],
    ['a lost quotation mark', '"Ceed"', '"Ceed'],
    ['a lost colon', '"model":"Ceed"', '"model" "Ceed"'],
    ['a lost brace', '"Ceed","year":2019,"price":9990}', '"Ceed","year":2019,"price":9990'],
    ['a word that is no value', '"Ceed"', 'Ceed'],
  ])('lets %s cost one vehicle', (_, sound, damaged) => {
    const rows = ['Rio', 'Ceed', 'Niro'].map((model) => JSON.stringify(car(model)));
    for (const [separator, line] of [
      [',', 1],
      [',\n', 3],
    ] as const) {
      const newline = separator.slice(1);
      const { records, faults } = read(
        `{"stock":[${newline}${rows.join(separator).replace(sound, damaged)}${newline}]}`,
      );
      expect(records.map(({ cells }) => cells['model'])).toEqual(['Rio', 'Niro']);
      expect(faults.map((fault) => [fault.line, fault.reason])).toEqual([[line, 'is damaged JSON']]);
    }
  });
  it.each([1, 20, 60, 100, 140])('rejects a document that ends %d characters early', (count) => {
    const text = JSON.stringify({ vehicles: [car('Rio'), car('Ceed'), car('Niro')] });
    expect(messageOf(text.slice(0, -count))).toMatch(/ends early, on line 1/);
  });
  it('reports when there is nothing to import', () => {
    expect(messageOf('{"vehicles": []}')).toMatch(/"vehicles" holds no vehicle/);
    expect(messageOf('{"error": "token expired"}')).toMatch(/no list of vehicles/);
  });
});
