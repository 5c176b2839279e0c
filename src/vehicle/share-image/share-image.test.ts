import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../../tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { shareImage, shareImageFacts, shareImagePath } from './share-image.ts';

const settings = demoSettings('harbourline');
const pathOf = (changes: Parameters<typeof aVehicle>[0] = {}) => shareImagePath(aVehicle(changes), settings);

describe('the address of the share image', () => {
  it("is below the vehicle's page", () => {
    expect(pathOf()).toMatch(/^\/cars\/2021-toyota-corolla-ascent-sport-1001\/share-[a-z0-9]{14,}\.jpg$/);
  });

  it.each([
    { price: 24990 },
    { priceType: 'Excl. Govt. Charges' },
    { images: [{ url: 'https://images.example/1001-2.jpg', thumbUrl: null }] },
    { images: [] },
    { status: 'sold' } as const,
    { isReserved: true },
    { odometerKm: 50000 },
    { badge: 'ZR' },
  ])('changes with %j', (changes) => {
    expect(pathOf(changes)).not.toBe(pathOf());
  });

  it('does not change with facts that are not drawn', () => {
    expect(pathOf({ dealerComments: 'Lovely.', views: 12, features: ['Tow bar'] })).toBe(pathOf());
  });

  it('changes with the theme', () => {
    const { theme } = settings;
    const colours = { ...theme.colours, hero: '#123456' };
    expect(shareImagePath(aVehicle(), { ...settings, theme: { ...theme, colours } })).not.toBe(pathOf());
  });

  it('changes with each price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 900_000 }),
        fc.integer({ min: 11, max: 900_000 }),
        (one, other) => {
          expect(pathOf({ price: one }) === pathOf({ price: other })).toBe(one === other);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the content of the share image', () => {
  const factsOf = (changes: Parameters<typeof aVehicle>[0]) => shareImageFacts(aVehicle(changes), settings);

  it('is a drawing of the body without photos, and empty if the body is unknown', () => {
    expect(factsOf({ images: [] }).picture).toBe('/stock-photos/hatch/silver-side-480.avif');
    expect(factsOf({ images: [], simpleBody: null }).picture).toBeNull();
  });

  it('has the no-price text without a price', () => {
    expect(factsOf({ price: 0 }).price).toBe(settings.vehicle.price.noPriceText);
  });

  it('says that a vehicle is sold, but not that it is new, because images are cached', () => {
    expect(factsOf({ status: 'sold' }).tag).toBe(settings.vehicle.tags.soldText);
    expect(factsOf({ createdAt: '2026-11-20' }).tag).toBeNull();
  });
});

describe('the share image of a page', () => {
  const withShare = (share: Partial<typeof settings.documents.shareImage>) => ({
    ...settings,
    documents: { ...settings.documents, shareImage: { ...settings.documents.shareImage, ...share } },
  });

  it('has an absolute address, its size and alternative text', () => {
    expect(shareImage(aVehicle(), settings)).toEqual({
      url: `${settings.site.url}${pathOf()}`,
      width: 1200,
      height: 630,
      alt: `2021 Toyota Corolla Ascent Sport, $25,990, ${settings.site.name}`,
    });
  });

  it('does not exist if the dealer uses photos', () => {
    expect(shareImage(aVehicle(), withShare({ enabled: false }))).toBeNull();
  });

  it('is from an image service by a template, with everything escaped', () => {
    const urlTemplate = 'https://img.example/t:{name}/p:{price}/{other}?src={photo}';
    const vehicle = aVehicle({ name: 'A/B & "C" {price}' });
    expect(shareImage(vehicle, withShare({ urlTemplate }))?.url).toMatch(
      /^https:\/\/img\.example\/t:A%2FB%20%26%20%22C%22%20%7Bprice%7D\/p:%2425%2C990\/\{other\}\?src=https%3A%2F%2Fimages\.example%2F/,
    );
  });
});
