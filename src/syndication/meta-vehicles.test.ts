import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFeedContext, branch, hostileTexts } from '#tests/fixtures/syndication/a-feed-context.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { advertised, feedRows } from './advertised.ts';
import { metaFeed, metaRow } from './meta-vehicles.ts';

const context = aFeedContext();

const rowsOf = (vehicles: readonly Vehicle[]) =>
  feedRows(
    vehicles.map((vehicle) => advertised(vehicle, context)),
    (candidate) => metaRow(candidate, context),
  );

/** The feed's rows without empty cells. */
function readFeed(vehicles: readonly Vehicle[]): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(metaFeed(rowsOf(vehicles).rows), { columns: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')));
}

const only = (changes: Partial<Vehicle> = {}) => readFeed([aVehicle(changes)])[0];

describe('a row of the Meta feed', () => {
  it('has the fields of an automotive catalogue', () => {
    const { address } = branch;
    expect(only({ dealerComments: 'One owner.', drive: '4wd', simpleBody: 'ute' })).toEqual({
      vehicle_id: '1001',
      title: '2021 Toyota Corolla Ascent Sport',
      description: 'One owner.',
      url: 'https://dealer.example/cars/2021-toyota-corolla-ascent-sport-1001',
      make: 'Toyota',
      model: 'Corolla',
      year: '2021',
      trim: 'Ascent Sport',
      body_style: 'TRUCK',
      exterior_color: aVehicle().colour,
      vin: 'JTNB23HK903012345',
      'mileage.value': String(aVehicle().odometerKm),
      'mileage.unit': 'KM',
      price: '25990 AUD',
      availability: 'AVAILABLE',
      state_of_vehicle: 'USED',
      transmission: 'AUTOMATIC',
      fuel_type: 'PETROL',
      drivetrain: '4X4',
      date_first_on_lot: '2026-01-10',
      'address.addr1': address.street,
      'address.city': address.city,
      'address.region': address.state,
      'address.postal_code': address.postcode,
      'address.country': 'AU',
      latitude: String(address.latitude),
      longitude: String(address.longitude),
      dealer_id: branch.id,
      dealer_name: branch.name,
      dealer_phone: branch.phone,
      'image[0].url': 'https://images.example/1001-1.jpg',
      'image[0].tag[0]': '2021 Toyota Corolla Ascent Sport',
    });
  });

  it.each([
    ['new', false, 'NEW'],
    ['used', false, 'USED'],
    ['used', true, 'CPO'],
    ['demo', false, 'USED'],
  ] as const)('of a %s vehicle, certified: %s, is %s', (carType, isCertified, state) => {
    expect(only({ carType, isCertified })?.['state_of_vehicle']).toBe(state);
  });

  it('has at most ten photos, each with a tag', () => {
    const images = Array.from({ length: 30 }, (_, index) => ({
      url: `https://images.example/${index}.jpg`,
      thumbUrl: null,
    }));
    const columns = Object.keys(only({ images }) ?? {}).filter((column) => column.startsWith('image['));
    expect(columns).toHaveLength(20);
    expect(columns).toContain('image[9].tag[0]');
  });

  it.each(hostileTexts)("remains one row with the same text for any seller's text: %j", (text) => {
    const rows = readFeed([
      aVehicle({ name: text, dealerComments: text }),
      aVehicle({ vin: 'JTNB23HK903012346' }),
    ]);
    expect(rows).toHaveLength(2);
    const title = rows[0]?.['title'] ?? '';
    expect(title.length).toBeLessThanOrEqual(500);
    expect(title).toBe(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim());
    expect(rows[0]?.['price']).toBe('25990 AUD');
  });

  it('keeps its columns with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, colour) => {
        const rows = readFeed([aVehicle({ name: `a ${name}`, dealerComments: name, colour: `b ${colour}` })]);
        expect(rows).toHaveLength(1);
        expect(rows[0]).toMatchObject({ vehicle_id: '1001', price: '25990 AUD', 'address.country': 'AU' });
      }),
    );
  });

  it('is left out without an odometer reading, which Meta requires of new vehicles too', () => {
    expect(rowsOf([aVehicle({ carType: 'new', odometerKm: null })]).leftOut).toEqual({
      odometer: 1,
    });
  });
});

it('a feed without vehicles still has its header', () => {
  expect(metaFeed([])).toMatch(/^"vehicle_id","title",.*\r\n$/);
});
