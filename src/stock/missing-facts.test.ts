import { expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { feedSettings } from './import/feed-settings.fixture.ts';
import { importFeed } from './import/import-feed.build.ts';
import { missingFacts, missingText } from './missing-facts.ts';

function imported(feed: string, settings = feedSettings()) {
  const now = new Date('2026-08-22T03:00:00Z');
  return importFeed({ bytes: Buffer.from(feed), settings, locations: [], previous: null, now });
}

function missing(feed: string, settings = feedSettings()) {
  const stock = imported(feed, settings);
  if (!stock.ok) throw new Error(stock.error.message);
  return new Map(missingFacts(stock, settings).map((fact) => [fact.name, fact]));
}

it('counts vehicles for sale that lack a fact', () => {
  const found = missing(
    'Stock No,Make,Model,Year,Price,Odometer,Status\n1,Kia,Rio,2019,9990,,\n2,Kia,Rio,2019,,100,\n3,Kia,Ceed,2020,9990,200,\n4,Kia,Ceed,2020,,,sold\n',
  );
  expect(found.get('price')).toMatchObject({ vehicles: 1, hint: '' });
  expect(found.get('kilometres')).toMatchObject({ vehicles: 1, hint: '' });
  expect(found.has('stock number')).toBe(false);
});

it('names an unused column that may hold an entirely missing fact, and what to write into feed.json', () => {
  const boxes = ['Automatic', 'Manual', 'CVT', 'Manual'];
  const stock = {
    vehicles: [aVehicle({ simpleTransmission: null, simpleFuel: null, colour: null })],
    columns: [
      { column: 'Kx', field: null, filledRows: 4 },
      { column: 'Paint', field: 'colour' as const, filledRows: 4 },
    ],
    records: boxes.map((box, at) => ({ line: at + 2, cells: { Kx: box, Paint: '7' }, correction: null })),
    rejects: [],
  };
  const texts = new Map(
    missingFacts(stock, feedSettings()).map((fact) => [fact.name, missingText(fact)] as const),
  );
  expect(texts.get('gearbox')).toBe(
    'the feed gives it for no vehicle; it may stand in "Kx": "columns": { "transmission": "Kx" } in feed.json',
  );
  expect(texts.get('fuel')).toBe('the feed gives it for no vehicle; no unused column looks like it');
  expect(texts.get('colour')).toBe(
    'the feed gives it for no vehicle; what stands in "Paint" cannot be read as such',
  );
});

it('reports entirely missing kilometres, though new cars need none', () => {
  const found = missing('Stock No,Make,Model,Year,New/Used\n1,Kia,Rio,2019,Used\n2,Kia,Rio,2026,New\n');
  expect(found.get('kilometres')).toMatchObject({
    vehicles: 1,
    hint: expect.stringContaining('for no vehicle'),
  });
});

it('reports that all cars count as used if nothing distinguishes new from used', () => {
  const feed = 'Stock No,Make,Model,Year,Zq\n1,Kia,Rio,2019,Used\n2,Kia,Rio,2020,New\n3,Kia,Rio,2021,Demo\n';
  const settings = feedSettings();
  expect(missing(feed).get('condition')).toEqual({
    name: 'condition',
    vehicles: 3,
    hint: 'the feed gives it for no vehicle, and all count as used; it may stand in "Zq"',
    mapping: '"columns": { "carType": "Zq" }',
  });
  expect(missing(feed, { ...settings, columns: { carType: 'Zq' } }).has('condition')).toBe(false);
  expect(missing(feed, { ...settings, constants: { carType: 'used' } }).has('condition')).toBe(false);
});

it('reports an entirely missing body, though models imply it, and a column that may hold it', () => {
  const feed =
    'Stock No,Make,Model,Year,custom_label_2\n1,Toyota,HiLux,2019,Ute\n2,Mazda,CX-5,2020,SUV\n3,Ford,Ranger,2021,Ute\n';
  expect(missing(feed).get('body')).toEqual({
    name: 'body',
    vehicles: 3,
    hint: 'the feed gives it for no vehicle; it may stand in "custom_label_2"',
    mapping: '"columns": { "body": "custom_label_2" }',
  });
  expect(missing(feed, feedSettings({ columns: { body: 'custom_label_2' } })).has('body')).toBe(false);
});

it('says why rows without make, model or year are rejected if no column gives it', () => {
  const found = missing(
    'Stock No,Title,Zq\n1,2019 Kia Rio,2019\n2,Kia Rio,2020\n3,Kia Ceed,2021\n4,Kia Ceed,2022\n',
  );
  expect(found.get('year')).toMatchObject({
    vehicles: 3,
    hint: expect.stringMatching(/^the feed gives it for no vehicle, and these rows are rejected; .*"Zq"/),
    mapping: '"columns": { "year": "Zq" }',
  });
});

it.each([
  ['a year', 'Stock No,Make,Model,Zq\n1,Kia,Rio,2019\n2,Kia,Ceed,2020\n', 'year', 'None of the 2 rows'],
  ['a model', 'Stock No,Make,Year,Zq\n1,Kia,2019,Rio\n2,Kia,2020,Ceed\n', 'model', 'None of the 2 rows'],
  ['a name', 'Stock No,Year,Zq\n1,2019,Kia\n2,2020,Mazda\n', 'make', 'No column names a car'],
])('names the column where every row is rejected for want of %s', (_what, feed, field, start) => {
  const stock = imported(feed);
  if (stock.ok) throw new Error('It was taken.');
  expect(stock.error.message).toContain(start);
  expect(stock.error.message).toContain(`No column gives the ${field}; it may stand in "Zq"`);
  expect(stock.error.message).toContain(`: "columns": { "${field}": "Zq" } in feed.json.`);
});
