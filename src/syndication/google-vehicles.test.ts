import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { aFeedContext, branch, hostileTexts } from '#tests/fixtures/syndication/a-feed-context.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { advertised, feedRows } from './advertised.ts';
import { googleFeed, googleItem, vehiclePriceType } from './google-vehicles.ts';

const context = aFeedContext();

const itemsOf = (vehicles: readonly Vehicle[], feedContext = context) =>
  feedRows(
    vehicles.map((vehicle) => advertised(vehicle, feedContext)),
    (candidate) => googleItem(candidate, feedContext),
  );

/** The feed's items: the texts of each attribute, in file order. */
function readFeed(vehicles: readonly Vehicle[]): Record<string, string[]>[] {
  const { children } = parseDocument(googleFeed(itemsOf(vehicles).rows, context.settings), {
    xmlMode: true,
  });
  return DomUtils.getElementsByTagName('item', children).map((item) => {
    const texts: Record<string, string[]> = {};
    for (const attribute of DomUtils.getElementsByTagName('*', item.children)) {
      const name = attribute.name.replace(/^g:/, '');
      texts[name] = [...(texts[name] ?? []), DomUtils.textContent(attribute)];
    }
    return texts;
  });
}

const only = (changes: Partial<Vehicle> = {}) => readFeed([aVehicle(changes)])[0];

describe('an item of the Google feed', () => {
  it('has the attributes of a vehicle ad, and no others', () => {
    const link = 'https://dealer.example/cars/2021-toyota-corolla-ascent-sport-1001';
    expect(only({ dealerComments: 'One owner. | Two keys.', series: 'ZRE182R' })).toEqual({
      id: ['1001'],
      vin: ['JTNB23HK903012345'],
      store_code: ['NORTH-1'],
      google_product_category: ['916'],
      title: ['2021 Toyota Corolla Ascent Sport'],
      description: ['One owner. Two keys.'],
      link: [link],
      link_template: [`${link}?store={store_code}`],
      image_link: ['https://images.example/1001-1.jpg'],
      price: ['25990 AUD'],
      vehicle_price_type: ['drive_away_price'],
      condition: ['used'],
      brand: ['Toyota'],
      model: ['Corolla'],
      trim: ['Ascent Sport ZRE182R'],
      year: ['2021'],
      mileage: [`${aVehicle().odometerKm} km`],
      color: [aVehicle().colour],
      body_style: ['hatchback'],
      engine: ['gasoline'],
    });
  });

  it('has one main photo and ten more', () => {
    const images = Array.from({ length: 30 }, (_, index) => ({
      url: `https://images.example/${index}.jpg`,
      thumbUrl: null,
    }));
    const item = only({ images });
    expect(item?.['image_link']).toEqual(['https://images.example/0.jpg']);
    expect(item?.['additional_image_link']).toEqual(images.slice(1, 11).map(({ url }) => url));
  });

  it('formats cents with a decimal point', () => {
    expect(only({ price: 25990.5 })?.['price']).toEqual(['25990.50 AUD']);
  });

  it('omits the odometer of a new car without one', () => {
    expect(only({ carType: 'new', odometerKm: null })).toMatchObject({ condition: ['new'] });
    expect(only({ carType: 'new', odometerKm: null })).not.toHaveProperty('mileage');
  });

  it.each(hostileTexts)("remains one item with the same text for any seller's text: %j", (text) => {
    const item = only({ name: text, dealerComments: text, colour: text, badge: text });
    expect(Object.keys(item ?? {})).toEqual(Object.keys(only({ dealerComments: 'a' }) ?? {}));
    const title = item?.['title']?.[0] ?? '';
    expect(title.length).toBeLessThanOrEqual(150);
    expect(title).not.toMatch(/[\p{Cc}\p{Cs}\u2028]/u);
    const start = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
    expect(start.startsWith(title.replace(/…$/, ''))).toBe(true);
    expect(item?.['color']?.[0]?.length).toBeLessThanOrEqual(40);
  });

  it('is well-formed XML with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, dealerComments) => {
        const items = readFeed([aVehicle({ name: `a ${name}`, dealerComments })]);
        expect(items).toHaveLength(1);
        expect(items[0]?.['price']).toEqual(['25990 AUD']);
      }),
    );
  });
});

describe('the Google feed leaves out', () => {
  it.each<[string, Partial<Vehicle>, string]>([
    ['a motorcycle', { itemType: 'motorcycle' }, 'kind'],
    ['a caravan', { itemType: 'caravan' }, 'kind'],
    ['a motorhome', { simpleBody: 'motorhome' }, 'kind'],
    ['a truck', { simpleBody: 'truck' }, 'kind'],
    ['what has an id longer than 50 characters', { id: 'a'.repeat(51) }, 'longId'],
    ['a price of which nobody knows what is in it', { priceType: 'Special' }, 'priceType'],
  ])('%s', (_what, changes, barrier) => {
    const { rows, leftOut } = itemsOf([aVehicle(changes)]);
    expect(rows).toEqual([]);
    expect(leftOut).toEqual({ [barrier]: 1 });
  });

  it('vehicles at a branch without a store code', () => {
    const { leftOut } = itemsOf([aVehicle()], aFeedContext({ ...branch, googleStoreCode: null }));
    expect(leftOut).toEqual({ storeCode: 1 });
  });
});

describe('vehiclePriceType', () => {
  it.each([
    ['Drive Away', 'used', 'drive_away_price'],
    ['Drive Away', 'new', 'drive_away_price'],
    ['Estimated drive-away', 'new', 'estimated_drive_away_price'],
    ['Excl. Govt. Charges', 'used', 'excluding_government_charges_price'],
    ['Excl. Govt. Charges', 'demo', 'excluding_government_charges_price'],
    ['Excl. Govt. Charges', 'new', null],
    ['POA', 'used', null],
    [null, 'used', null],
  ] as const)('%s of a %s car is %s', (priceType, carType, expected) => {
    expect(vehiclePriceType({ priceType, carType }, null)).toBe(expected);
  });

  it("uses the dealer's setting if the stock gives none, as on the page", () => {
    expect(vehiclePriceType({ priceType: null, carType: 'used' }, 'Drive Away')).toBe('drive_away_price');
  });
});
