import { expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.ts';
import { feedSettings } from './feed-settings.fixture.ts';
import { importFeed } from './import-feed.build.ts';
import { missingFacts } from './missing-facts.ts';

function missing(feed: string) {
  const stock = importFeed({
    bytes: Buffer.from(feed),
    settings: feedSettings(),
    locations: [],
    previous: null,
    now: new Date('2026-08-22T03:00:00Z'),
  });
  if (!stock.ok) throw new Error(stock.error.message);
  return new Map(missingFacts(stock).map(({ name, ...told }) => [name, told]));
}

it('counts the vehicles for sale that lack a fact', () => {
  const found = missing(
    'Stock No,Make,Model,Year,Price,Odometer,Status\n1,Kia,Rio,2019,9990,,\n2,Kia,Rio,2019,,100,\n3,Kia,Ceed,2020,9990,200,\n4,Kia,Ceed,2020,,,sold\n',
  );
  expect(found.get('price')).toEqual({ vehicles: 1, hint: '' });
  expect(found.get('kilometres')).toEqual({ vehicles: 1, hint: '' });
  expect(found.has('stock number')).toBe(false);
});

it('says of a fact that is nowhere which unused column may hold it', () => {
  const boxes = ['Automatic', 'Manual', 'CVT', 'Manual'];
  const stock = {
    vehicles: [aVehicle({ simpleTransmission: null, simpleFuel: null })],
    columns: [{ column: 'Kx', field: null, filledRows: 4 }],
    records: boxes.map((box, at) => ({ line: at + 2, cells: { Kx: box }, mended: null })),
  };
  const hints = new Map(missingFacts(stock).map(({ name, hint }) => [name, hint]));
  expect(hints.get('gearbox')).toMatch(
    /^the feed gives it of no vehicle\. It may stand in "Kx".*: "columns" in feed\.json, field transmission$/,
  );
  expect(hints.get('fuel')).toBe('the feed has it of no vehicle, and no unused column looks like it');
});
