import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type JsonLdContext, vehicleJsonLd, vehicleNode } from './json-ld.ts';

const context: JsonLdContext = {
  siteUrl: 'https://dealer.example',
  currency: 'AUD',
  pictureUrl: (url) => url,
  seller: { name: 'Harbourline Nundah', url: 'https://dealer.example/locations/nundah' },
};

function node(changes: Partial<Vehicle> = {}): object {
  return JSON.parse(JSON.stringify(vehicleNode(aVehicle(changes), context)));
}

describe('vehicleNode', () => {
  it('is a Product and a Car with an offer', () => {
    expect(node({ interiorColour: 'Black', series: 'ZRE182R' })).toEqual({
      '@type': ['Product', 'Car'],
      name: '2021 Toyota Corolla Ascent Sport',
      url: 'https://dealer.example/cars/2021-toyota-corolla-ascent-sport-1001',
      image: ['https://images.example/1001-1.jpg'],
      brand: { '@type': 'Brand', name: 'Toyota' },
      model: 'Corolla',
      vehicleModelDate: '2021',
      vehicleConfiguration: 'Ascent Sport ZRE182R',
      vehicleIdentificationNumber: 'JTNB23HK903012345',
      sku: 'U1001',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45120, unitCode: 'KMT' },
      bodyType: 'Hatch',
      color: 'Magnetic Grey',
      vehicleInteriorColor: 'Black',
      vehicleTransmission: 'Automatic',
      fuelType: 'Petrol',
      driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration',
      vehicleEngine: {
        '@type': 'EngineSpecification',
        name: '2.0i',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 2, unitCode: 'LTR' },
      },
      numberOfDoors: 5,
      vehicleSeatingCapacity: 5,
      offers: {
        '@type': 'Offer',
        price: 25990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        url: 'https://dealer.example/cars/2021-toyota-corolla-ascent-sport-1001',
        seller: { '@type': 'AutoDealer', ...context.seller },
      },
    });
  });

  it.each([
    ['in stock', {}, 'InStock'],
    ['reserved', { isReserved: true }, 'LimitedAvailability'],
    ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
    ['a preorder', { isPreorder: true }, 'PreOrder'],
  ] as const)('of a vehicle that is %s has the matching availability', (_case, changes, availability) => {
    expect(node(changes)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it.each([{ price: 10 }, { price: null }, { price: null, subscriptionPricePerWeek: 199 }] as const)(
    'has no offer for "a price of 10 or less": %o',
    (changes) => {
      expect(node(changes)).not.toHaveProperty('offers');
      expect(node(changes)).toMatchObject({ '@type': 'Car' });
    },
  );

  it.each(['sold', 'unavailable'] as const)(
    'of a vehicle that is %s is sold out, without a price',
    (status) => {
      expect(node({ status })).toMatchObject({
        '@type': 'Car',
        offers: { availability: 'https://schema.org/SoldOut' },
      });
      expect(node({ status })).not.toHaveProperty('offers.price');
    },
  );

  it('has the price that the page shows', () => {
    expect(node({ offerPrice: 24990 })).toMatchObject({ offers: { price: 24990 } });
  });

  it("leaves out unknown facts, and has absolute addresses for the site's pictures", () => {
    const images = [{ url: '/stock-photos/suv.avif', thumbUrl: null }];
    const bare = node({ images, odometerKm: null, colour: null, engine: null, engineLitres: null, doors: 0 });
    expect(bare).toMatchObject({ image: ['https://dealer.example/stock-photos/suv.avif'] });
    expect(node({ images: [] })).not.toHaveProperty('image');
    for (const name of ['mileageFromOdometer', 'color', 'vehicleEngine', 'numberOfDoors']) {
      expect(bare).not.toHaveProperty(name);
    }
  });

  it.each([
    ['2.0i', null, { name: '2.0i' }],
    [null, 2, { engineDisplacement: { value: 2 } }],
  ])('describes the engine by its known facts: name %s, litres %s', (engine, engineLitres, known) => {
    expect(node({ engine, engineLitres })).toMatchObject({ vehicleEngine: known });
  });

  it.each([
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Vehicle'],
    ['caravan', 'Vehicle'],
  ] as const)('is a Product and, as a %s, a %s', (itemType, type) => {
    expect(node({ itemType })).toMatchObject({ '@type': ['Product', type] });
  });
});

describe('vehicleJsonLd', () => {
  it('escapes texts of the feed, so that none can end the script element', () => {
    const text = vehicleJsonLd(aVehicle({ name: '</script><b>' }), context);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      name: '</script><b>',
    });
  });
});
