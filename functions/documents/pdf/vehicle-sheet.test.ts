import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { vehicleSheet } from './vehicle-sheet.ts';

const settings = demoSettings('harbourline');
/** Still the 19th in Greenwich, the 20th in Brisbane. */
const nowMs = Date.parse('2026-11-19T15:00:00Z');
const sheetOf = (changes: Parameters<typeof aVehicle>[0] = {}) =>
  vehicleSheet(aVehicle(changes), settings, nowMs);
const [branch] = settings.locations.locations;

describe('what stands in the PDF', () => {
  it('is what it is and costs, and the dealer’s day on which that was so', () => {
    expect(sheetOf()).toMatchObject({
      heading: '2021 Toyota Corolla',
      subheading: 'Ascent Sport',
      price: { text: '$25,990', typeText: 'Drive Away' },
      soldText: null,
      asOf: 'As of November 20, 2026',
      pageUrl: `${settings.site.url}/cars/2021-toyota-corolla-ascent-sport-1001`,
    });
  });

  it('is the branch where it stands, with its address and hours', () => {
    const sheet = sheetOf({ locationId: branch?.id ?? '' });
    expect(sheet.branch?.name).toBe(branch?.name);
    expect(sheet.branch?.address).toContain(branch?.address.street);
    expect(sheet.branch?.hours.length).toBeGreaterThan(0);
    expect(sheetOf({ locationId: 'nowhere' }).branch).toBeNull();
  });

  it('says SOLD of a sold vehicle, and of any that is not available', () => {
    expect(sheetOf({ status: 'sold' }).soldText).toBe(settings.vehicle.tags.soldText);
    expect(sheetOf({ status: 'unavailable' }).soldText).toBe(settings.vehicle.tags.soldText);
    expect(sheetOf({ status: 'coming_soon' }).soldText).toBeNull();
  });

  it('is four photos at most, at the largest size there is', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({
      url: `/photos/a-${index}.avif`,
      thumbUrl: null,
    }));
    expect(sheetOf({ images }).pictures).toEqual([0, 1, 2, 3].map((index) => `/photos/a-${index}-960.avif`));
  });

  it('is the drawn body where there are no photos', () => {
    expect(sheetOf({ images: [] }).pictures).toEqual(['/stock-photos/hatch/silver-side-480.avif']);
    expect(sheetOf({ images: [], simpleBody: null }).pictures).toEqual([]);
  });

  it('is comments cut at the dealer’s length', () => {
    const comments = sheetOf({ dealerComments: 'Kept well. '.repeat(400) }).comments.join('');
    expect(comments.length).toBeLessThanOrEqual(settings.documents.pdf.commentsCharacters + 1);
    expect(comments.endsWith('…')).toBe(true);
  });
});
