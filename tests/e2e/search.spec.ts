import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { kindsOfPage } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

const emptyList = kindsOfPage.find(({ name }) => name === 'list without vehicles');

test('a listing without vehicles links to the whole stock, whose links filter by make and model, and the breadcrumb leads back', async ({
  page,
}) => {
  const dealer = 'harbourline';
  const { texts } = settingsOf(dealer).search;
  const stock = await stockOf(dealer);
  await page.goto(siteUrl(dealer, (await emptyList?.pathOf(dealer)) ?? ''));
  await expect(page.getByRole('heading', { name: texts.noResultsTitle })).toBeVisible();
  await expect(page.getByText(texts.noResultsText)).toBeVisible();
  await page.getByRole('link', { name: texts.clearFilters }).click();
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));

  const heading = page.getByRole('heading', { level: 1 });
  const choose = async (group: string, isOf: (vehicle: Vehicle, name: string) => boolean) => {
    await page.getByText(texts.refine, { exact: true }).click();
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
