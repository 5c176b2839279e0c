import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Vehicle, vehicleSchema } from '../../vehicle/vehicle.schema.ts';
import { feedSettings } from './feed-settings.fixture.ts';
import { importFeed } from './import-feed.build.ts';

// Real listings and feeds may not be published: only some machines have them, in a folder next to the repository.
const shared = join(import.meta.dirname, '../../../../shared/data');
const hasData = existsSync(shared);
if (!hasData) console.warn(`Real feeds are not at ${shared}; their tests are skipped.`);

const imported = (file: string) => importBytes(readFileSync(join(shared, file)));

function importBytes(bytes: Uint8Array) {
  const stock = importFeed({
    bytes,
    settings: feedSettings(),
    locations: [],
    previous: null,
    now: new Date('2026-08-22T03:00:00Z'),
  });
  if (!stock.ok) throw new Error(stock.error.message);
  for (const vehicle of stock.vehicles) expect(v.is(vehicleSchema, vehicle)).toBe(true);
  return stock;
}

const count = <T>(items: readonly T[], matches: (item: T) => boolean) => items.filter(matches).length;

describe.skipIf(!hasData)('4,000 Australian listings, without a mapping', () => {
  const { vehicles, rejects, columns, rowsRead, warnings } = hasData
    ? imported('listings/australian-vehicle-prices-sample.csv')
    : { vehicles: [], rejects: [], columns: [], rowsRead: 0, warnings: [] };

  it('rejects at most one row in a hundred', () => {
    expect(rowsRead).toBe(4000);
    expect(rejects.length).toBeLessThanOrEqual(40);
    expect(columns.filter(({ field }) => field === null)).toEqual([]);
  });
  it('recovers split makes whose model is only in the title', () => {
    const makes = ['Land Rover', 'Alfa Romeo', 'Great Wall', 'Aston Martin', 'Rover'];
    expect(makes.map((make) => count(vehicles, (car) => car.make === make))).toEqual([58, 6, 1, 2, 1]);
    expect(count(vehicles, ({ make }) => ['Land', 'Alfa', 'Great', 'Aston'].includes(make))).toBe(0);
    expect(
      count(vehicles, ({ model }) => /^(Rover|Romeo|Wall|Martin|Grand|Santa|Rav|Eclipse)$/.test(model)),
    ).toBe(0);
    expect(count(vehicles, ({ model }) => model === 'Grand Cherokee')).toBe(36);
  });
  it('recovers the Saab that became a date', () => {
    expect(vehicles.filter(({ make }) => make === 'Saab').map(({ model }) => model)).toEqual(['9-3']);
  });
  it('moves seats out of the doors column', () => {
    expect(count(warnings, ({ field, done }) => field === 'doors' && done === 'moved to seats')).toBe(9);
    expect(count(vehicles, ({ doors }) => doors !== null)).toBe(3609);
    expect(count(vehicles, ({ seats }) => seats !== null)).toBe(3613);
  });
  it('ignores a consumption or engine size of 0, except for electric cars', () => {
    const none = vehicles.filter(({ variant }) => variant.fuelConsumptionLPer100Km === 0);
    expect(none.every(({ simpleFuel }) => simpleFuel === 'electric')).toBe(true);
    expect(count(vehicles, ({ engineLitres }) => engineLitres === 0)).toBe(0);
    expect(count(vehicles, ({ engine }) => engine !== null && /(^|\s)0 L/.test(engine))).toBe(0);
  });
  it('finds prices, odometers and colours if the listing has them', () => {
    expect(count(vehicles, ({ price }) => price === null)).toBeLessThanOrEqual(16);
    expect(Math.min(...vehicles.map(({ price }) => price ?? 1000))).toBeGreaterThanOrEqual(1000);
    expect(count(vehicles, ({ odometerKm }) => odometerKm !== null)).toBe(3860);
    expect(count(vehicles, ({ colour }) => colour !== null && /year|km|\d|^-$/.test(colour))).toBe(0);
    expect(count(vehicles, ({ colour, simpleColour }) => colour !== null && simpleColour === null)).toBe(0);
  });
  it('takes bodies and dealers from the mixed column, and phone numbers from nowhere', () => {
    const hasWord = ({ body, simpleBody }: Vehicle) => simpleBody !== null || body === 'Commercial';
    expect(count(vehicles, hasWord)).toBeGreaterThan(3900);
    expect(count(vehicles, ({ dealershipName }) => dealershipName !== null)).toBeGreaterThan(450);
    expect(JSON.stringify(vehicles)).not.toContain('****');
  });
  it('keeps "Commercial" as body', () => {
    const commercial = vehicles.filter(({ body }) => body === 'Commercial');
    expect(commercial.length).toBeGreaterThan(100);
    // Four have "van" in their titles.
    expect(count(commercial, ({ simpleBody }) => simpleBody !== null)).toBe(4);
  });
  it('normalises suburbs and states', () => {
    const states = new Set(vehicles.map(({ state }) => state));
    expect([...states].sort()).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', null].sort());
    expect(
      count(vehicles, ({ city }) => city !== null && city.length > 3 && city === city.toUpperCase()),
    ).toBe(0);
  });
  it('gives every car an id that does not depend on the order of rows', () => {
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(vehicles.length);
    const file = readFileSync(join(shared, 'listings/australian-vehicle-prices-sample.csv'));
    const [header = [], ...rows] = parse(file);
    const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    const backwards = importBytes(Buffer.from([header, ...rows.toReversed()].map(quoted).join('\n')));
    const namesOf = (stock: typeof vehicles) =>
      stock.map(({ id, slug, price }) => `${id} ${slug} ${price}`).sort();
    expect(namesOf(backwards.vehicles)).toEqual(namesOf(vehicles));
  });
});

describe.skipIf(!hasData)("dealers' feeds, without a mapping", () => {
  it('reads Google vehicle ads', () => {
    const { vehicles } = imported('feeds/boyer-google-vehicle-ads.tsv');
    expect(vehicles).toHaveLength(39);
    expect(vehicles[0]).toMatchObject({
      price: 48900,
      odometerKm: 7560,
      drive: 'awd',
      simpleFuel: 'hybrid',
      simpleColour: 'Grey',
    });
    expect(
      count(
        vehicles,
        ({ price, odometerKm, images, drive }) =>
          price !== null && odometerKm !== null && images.length > 0 && drive !== null,
      ),
    ).toBe(39);
    expect(vehicles.find(({ make }) => make === 'RAM')).toMatchObject({
      simpleBody: 'ute',
      badge: `Rebel 4x4 Crew Cab 5'7" Box`,
    });
  });
  it('reads Meta automotive XML with miles', () => {
    const { vehicles } = imported('feeds/fikes-meta-automotive.xml');
    expect(vehicles).toHaveLength(57);
    expect(vehicles[0]).toMatchObject({
      odometerKm: 118377,
      price: 20495,
      city: 'Hamilton',
      photosCount: 30,
      createdAt: '2026-03-23',
    });
    expect(count(vehicles, ({ status }) => status === 'sold')).toBe(2);
    expect(count(vehicles, ({ make, model }) => make === 'BMW' && model === '3 Series')).toBe(1);
    expect(count(vehicles, ({ colour }) => colour?.startsWith('Includes') ?? false)).toBe(0);
  });
  it("reads the same dealer's JSON", () => {
    const { vehicles, remarks } = imported('feeds/fikes-inventory.json');
    expect(vehicles).toHaveLength(76);
    expect(remarks[0]).toMatch(/read as miles/);
    expect(count(vehicles, ({ odometerKm }) => odometerKm === 118377)).toBe(1);
    expect(count(vehicles, ({ price }) => price !== null)).toBe(72);
    expect(
      count(
        vehicles,
        ({ beforePrice, price }) => beforePrice !== null && price !== null && beforePrice <= price,
      ),
    ).toBe(0);
    expect(count(vehicles, ({ stockNumber }) => stockNumber === null)).toBe(3);
    expect(count(vehicles, ({ body }) => body?.includes('WB') ?? false)).toBe(1);
    expect(vehicles.find(({ model }) => model === 'Express')).toMatchObject({
      body: null,
      simpleBody: 'van',
    });
  });
  it('reads Meta CSV with JSON in a cell', () => {
    const { vehicles } = imported('feeds/begbilnorr-meta-vehicles.csv');
    expect(vehicles).toHaveLength(16);
    expect(vehicles[0]).toMatchObject({
      price: 105950,
      city: 'Luleå',
      simpleFuel: 'plug-in-hybrid',
      simpleBody: 'wagon',
      photosCount: 11,
    });
    expect(
      count(
        vehicles,
        ({ odometerKm, simpleTransmission }) => odometerKm !== null && simpleTransmission !== null,
      ),
    ).toBe(16);
  });
  it('reads every day of a gzipped feed, with stable ids', () => {
    const days = hasData ? readdirSync(join(shared, 'feeds/fikes-history')) : [];
    const byVin = new Map<string, Set<string>>();
    for (const day of days) {
      const { vehicles, rejects } = imported(join('feeds/fikes-history', day));
      expect(rejects).toEqual([]);
      for (const { vin, id } of vehicles)
        byVin.set(vin ?? '', new Set([...(byVin.get(vin ?? '') ?? []), id]));
    }
    expect(days.length).toBe(16);
    expect([...byVin.values()].filter((ids) => ids.size > 1)).toEqual([]);
  });
});
