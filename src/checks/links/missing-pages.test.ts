import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { missingPageFindings } from './missing-pages.ts';

const settings = demoSettings('pitstop');
const content = ['fleet', 'careers', 'pages/warranty'];

type Placed = Readonly<Record<string, string[]>>;
const nothing = { locations: {}, promotions: {}, banner: [] };

function missingOf(placed: { locations?: Placed; promotions?: Placed; banner?: string[] }, isShown = true) {
  const { locations, promotions, banner } = { ...nothing, ...placed };
  return missingPageFindings(
    {
      ...settings,
      locations: { ...settings.locations, placed: locations },
      promotions: { ...settings.promotions, placed: promotions },
      vehicle: {
        ...settings.vehicle,
        featureBanner: { ...settings.vehicle.featureBanner, show: isShown, pages: banner },
      },
    },
    content,
  );
}

describe('something placed on a page by a setting', () => {
  it("may be on the dealer's text pages and on the pages that support it", () => {
    expect(missingOf({ locations: { home: ['a'], locations: ['a'], fleet: ['a'] } })).toEqual([]);
    expect(missingOf({ promotions: { vehicle: ['a'], 'pages/warranty': ['a'] } })).toEqual([]);
    expect(missingOf({ banner: ['vehicle', 'location', 'careers'] })).toEqual([]);
  });

  it('is reported if the page does not exist, with the likely name', () => {
    expect(missingOf({ locations: { flete: ['yard'] } })).toEqual([
      {
        subject: 'locations',
        path: ['placed', 'flete'],
        message: 'placed.flete puts locations on "flete", and there is no such page.',
        found: '"flete"',
        nearest: '"fleet"',
        allowed: '"home", "locations", "careers", "fleet", "pages/warranty"',
      },
    ]);
  });

  it.each([
    ['promotions', { promotions: { locations: ['a'], nowhere: ['a'] } }, ['placed', 'nowhere']],
    ['the banner', { banner: ['vehicle', 'home'] }, ['featureBanner', 'pages', 1]],
  ])('is told of for %s too', (_what, placed, path) => {
    expect(missingOf(placed).map((finding) => finding.path)).toEqual([path]);
  });

  it('is not checked if nothing is placed or shown', () => {
    expect(missingOf({ locations: { nowhere: [] }, promotions: { nowhere: [] } })).toEqual([]);
    expect(missingOf({ banner: ['nowhere'] }, false)).toEqual([]);
  });
});
