import { describe, expect, it } from 'vitest';
import { aFeedContext, branch, hostileTexts } from '#tests/fixtures/syndication/a-feed-context.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehicleData } from './vehicle-data.ts';

const { settings } = aFeedContext();
const data = (changes: Partial<Vehicle> = {}) =>
  vehicleData(aVehicle(changes), { settings, location: branch });

describe('vehicleData', () => {
  it('says what the page says, with absolute addresses', () => {
    expect(
      data({ dealerComments: 'One owner. | Two keys.', images: [{ url: '/1.avif', thumbUrl: null }] }),
    ).toMatchObject({
      url: 'https://dealer.example/cars/2021-toyota-corolla-ascent-sport-1001',
      name: '2021 Toyota Corolla Ascent Sport',
      status: 'in_stock',
      price: { amount: 25990, currency: 'AUD', type: 'Drive Away' },
      comments: ['One owner.', 'Two keys.'],
      photos: ['https://dealer.example/1.avif'],
      location: { name: branch.name, url: `https://dealer.example/locations/${branch.slug}` },
    });
  });

  it.each<[string, Partial<Vehicle>]>([
    ['has none', { price: null }],
    ['is sold', { status: 'sold' }],
    ['is let by the week', { price: null, subscriptionPricePerWeek: 249 }],
  ])('has no price if the vehicle %s', (_why, changes) => {
    expect(data(changes)).toHaveProperty('price', null);
  });

  it("omits a private seller's place, other dealers' prices and the number plate", () => {
    const json = JSON.stringify(
      data({
        privateSuburb: 'Secret Vale',
        privatePostcode: '4999',
        registrationPlate: 'ABC123',
        averageMarketPrice: 31_337,
        stateAverageMarketPrice: 31_338,
      }),
    );
    for (const secret of ['Secret Vale', '4999', 'ABC123', '31337', '31338'])
      expect(json).not.toContain(secret);
  });

  it.each(hostileTexts)("is JSON with the same text for any seller's text: %j", (name) => {
    expect(JSON.parse(JSON.stringify(data({ name })))).toMatchObject({ name });
  });
});
