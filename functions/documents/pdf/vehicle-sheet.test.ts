import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleSheet } from './vehicle-sheet.ts';

const settings = demoSettings('harbourline');
const { tags } = settings.vehicle;
/** Still the 19th in Greenwich, the 20th in Brisbane. */
const nowMs = Date.parse('2026-11-19T15:00:00Z');
const sheetOf = (changes: Parameters<typeof aVehicle>[0] = {}) =>
  vehicleSheet(aVehicle(changes), settings, nowMs);
const [branch] = settings.locations.locations;

describe('the content of the PDF', () => {
  it('is the vehicle, its price and the date in the dealer’s time zone', () => {
    expect(sheetOf()).toMatchObject({
      heading: '2021 Toyota Corolla',
      subheading: 'Ascent Sport',
      price: { text: '$25,990', typeText: 'Drive Away' },
      status: null,
      asOf: 'As of November 20, 2026',
      pageUrl: `${settings.site.url}/cars/2021-toyota-corolla-ascent-sport-1001`,
    });
  });

  it('includes the branch with its address and hours', () => {
    const sheet = sheetOf({ locationId: branch?.id ?? '' });
    expect(sheet.branch?.name).toBe(branch?.name);
    expect(sheet.branch?.address).toContain(branch?.address.street);
    expect(sheet.branch?.hours.length).toBeGreaterThan(0);
    expect(sheetOf({ locationId: 'nowhere' }).branch).toBeNull();
  });

  it.each([
    ['sold', false, tags.soldText],
    ['unavailable', false, tags.soldText],
    ['sold', true, tags.soldText],
    ['in_stock', true, tags.reservedText],
    ['coming_soon', true, tags.reservedText],
    ['coming_soon', false, tags.comingSoonText],
    ['in_stock', false, null],
  ] as const)('says of a vehicle that is %s, reserved: %s, %s', (status, isReserved, text) => {
    expect(sheetOf({ status, isReserved, simpleFuel: 'hybrid' }).status).toBe(text);
  });

  it('has at most four photos, at the largest size there is', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({
      url: `/photos/a-${index}.avif`,
      thumbUrl: null,
    }));
    expect(sheetOf({ images }).pictures).toEqual([0, 1, 2, 3].map((index) => `/photos/a-${index}-960.avif`));
  });

  it('has a drawing of the body when there are no photos', () => {
    expect(sheetOf({ images: [] }).pictures).toEqual(['/stock-photos/hatch/silver-side-480.avif']);
    expect(sheetOf({ images: [], simpleBody: null }).pictures).toEqual([]);
  });

  it('cuts comments at the configured length', () => {
    const comments = sheetOf({ dealerComments: 'Kept well. '.repeat(400) }).comments.join('');
    expect(comments.length).toBeLessThanOrEqual(settings.documents.pdf.commentsCharacters + 1);
    expect(comments.endsWith('…')).toBe(true);
  });
});
