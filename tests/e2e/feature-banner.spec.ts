import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { dealers, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

for (const dealer of dealers) {
  test(`${dealer}: the feature banner stands on the pages that name it, and on no other`, async ({
    page,
  }) => {
    const { vehicle, home, site, locations } = settingsOf(dealer);
    const { show, pages, name, links } = vehicle.featureBanner;
    const { slug } = await vehicleWith(dealer, 'that is plain', isPlain);
    const branch = locations.locations.find(({ visible }) => visible);
    const banner = page.getByRole('navigation', { name: fill(name, { dealer: site.name }) });
    for (const [kind, path, isThere] of [
      ['home', '/', home.sections.includes('featureBanner')],
      ['vehicle', `/cars/${slug}`, pages.includes('vehicle')],
      ['location', `/locations/${branch?.slug}`, pages.includes('location')],
      ['about-us', '/about-us', pages.includes('about-us')],
      ['privacy-policy', '/privacy-policy', pages.includes('privacy-policy')],
    ] as const) {
      await test.step(kind, async () => {
        await page.goto(siteUrl(dealer, path));
        await expect(banner.getByRole('link')).toHaveCount(show && isThere ? links.length : 0);
      });
    }
  });
}
