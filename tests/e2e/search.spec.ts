import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, unlikeDealers } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { kindsOfPage } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

const emptyList = kindsOfPage.find(({ name }) => name === 'list without vehicles');

for (const dealer of unlikeDealers) {
  test(`${dealer}: links filter by make and model, and the breadcrumb leads back`, async ({ page }, {
    project,
  }) => {
    const { texts } = settingsOf(dealer).search;
    const stock = await stockOf(dealer);
    await page.goto(siteUrl(dealer, await stockPath(dealer)));
    const narrower = page.getByText(texts.refine, { exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const choose = async (group: string, isOf: (vehicle: Vehicle, name: string) => boolean) => {
      if (project.name === 'phone') await narrower.click();
      const link = page.getByRole('navigation', { name: group, exact: true }).getByRole('link').first();
      const name = await link.innerText();
      await link.click();
      await expect(heading).toContainText(new RegExp(name, 'i'));
      const count = stock.filter((vehicle) => isOf(vehicle, name)).length;
      const total = page.getByText(new RegExp(`^${count.toLocaleString('en-AU')} `));
      await expect(total.filter({ visible: true }).first()).toBeVisible();
      return name;
    };
    const make = await choose(texts.makes, (vehicle, name) => vehicle.make === name);
    const makeUrl = page.url();
    const model = await choose(
      texts.models,
      (vehicle, name) => vehicle.make === make && vehicle.model === name,
    );

    const trail = page.getByRole('navigation', { name: settingsOf(dealer).navigation.texts.breadcrumbs });
    await expect(trail.locator('[aria-current=page]')).toHaveText(model);
    await trail.getByRole('link', { name: make, exact: true }).click();
    await expect(page).toHaveURL(makeUrl);
  });
}

test('a listing without vehicles says so and links to the whole stock', async ({ page }) => {
  const { texts } = settingsOf('harbourline').search;
  await page.goto(siteUrl('harbourline', (await emptyList?.pathOf('harbourline')) ?? ''));
  await expect(page.getByRole('heading', { name: texts.noResultsTitle })).toBeVisible();
  await expect(page.getByText(texts.noResultsText)).toBeVisible();
  await page.getByRole('link', { name: texts.clearFilters }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', await stockPath('harbourline')));
});

test(
  'on a phone the cars come first and the links to filter are folded',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { texts } = settingsOf('pitstop').search;
    await page.goto(siteUrl('pitstop', await stockPath('pitstop')));
    const makes = page.getByRole('navigation', { name: texts.makes, exact: true });
    if (project.name === 'desktop') {
      await expect(makes).toBeVisible();
      return;
    }
    await expect(makes).toBeHidden();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.getByText(texts.refine, { exact: true }).click();
    await expect(makes).toBeVisible();
  },
);
