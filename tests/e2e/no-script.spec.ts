import { expect, test } from '@playwright/test';
import { slugify } from '#src/values/slug.ts';
import { detailsTabs } from '#src/vehicle/details/tabs/details-tabs.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, unlikeDealers, vehicleWith } from './dealers.ts';
import { basePath, isPlain, stockPath } from './example-paths.ts';

test.use({ javaScriptEnabled: false });

test('without script the last built page of a long listing says how to find the remaining cars', async ({
  page,
}) => {
  const dealer = 'harbourline';
  const { builtPages, hitsPerPage, texts } = settingsOf(dealer).search;
  const stock = await stockOf(dealer);
  expect(stock.length, 'more cars than fit on the built pages').toBeGreaterThan(builtPages * hitsPerPage);
  const last = siteUrl(dealer, `${await stockPath(dealer)}/${builtPages}`);
  const paging = page.getByRole('navigation', { name: texts.pages });
  const beyond = await page.goto(last.replace(/\d+$/, String(builtPages + 1)));
  expect(beyond?.status()).toBe(404);

  await page.goto(last);
  await expect(paging.getByRole('link', { name: texts.previousPage })).toBeVisible();
  await expect(paging.getByText(texts.furtherPages)).toBeVisible();
  await expect(paging.getByRole('link', { name: texts.nextPage })).toHaveCount(0);
  for (const link of await paging.getByRole('link').all())
    expect(await link.getAttribute('href')).not.toContain('?');

  // Every car can be found through the links of its make and model.
  const { make, model } = stock.at(-1) ?? { make: '', model: '' };
  const ofModel = stock.filter((vehicle) => vehicle.make === make && vehicle.model === model).length;
  const links = (name: string) => page.getByRole('navigation', { name, exact: true });
  await links(texts.makes).getByText(texts.showAllMakes).click();
  await links(texts.makes).getByRole('link', { name: make }).click();
  await links(texts.models).getByRole('link', { name: model }).first().click();
  await expect(
    page
      .locator('main')
      .getByText(new RegExp(`^${ofModel} `))
      .first(),
  ).toBeVisible();
});

for (const dealer of unlikeDealers) {
  test(`${dealer}: without script a visitor gets from the home page through the listing, which has no control that would not work, to a make and a car`, async ({
    page,
  }) => {
    const { search } = settingsOf(dealer);
    const { screen, texts } = search;
    const stock = await stockOf(dealer);
    const main = page.locator('main');
    await page.goto(siteUrl(dealer));
    await main
      .getByRole('link', { name: stock.length.toLocaleString('en-AU') })
      .first()
      .click();
    await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
    await expect(page.getByRole('article')).toHaveCount(search.hitsPerPage);
    for (const role of ['combobox', 'slider', 'checkbox', 'textbox'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByRole('button', { name: screen.showFilters })).toHaveCount(0);
    const paging = page.getByRole('navigation', { name: texts.pages });
    await paging.getByRole('link', { name: texts.nextPage }).click();
    await page.waitForURL(/\/2$/);

    const { make } = await vehicleWith(dealer, 'in stock', isPlain);
    const count = stock.filter((vehicle) => vehicle.make === make).length;
    await main.getByRole('link', { name: screen.showFilters }).click();
    const makes = page.getByRole('navigation', { name: texts.makes, exact: true });
    await expect(makes).toBeInViewport();
    await makes.getByText(texts.showAllMakes).click();
    await makes.getByRole('link', { name: make, exact: true }).click();
    await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${slugify(make)}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(make, { ignoreCase: true });
    await expect(page.getByRole('list', { name: screen.applied })).toBeHidden();
    await expect(main.getByText(new RegExp(`^${count.toLocaleString('en-AU')} `)).first()).toBeVisible();

    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').innerText()).split('\n')[0] ?? '';
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim(), { ignoreCase: true });
  });
}

test("without script a car's page shows all its photographs, features and comments", async ({ page }) => {
  const dealer = 'harbourline';
  const vehicle = await vehicleWith(dealer, 'in stock', isPlain);
  await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
  const photos = page.getByRole('list', { name: vehicle.name }).getByRole('img');
  await expect(photos).toHaveCount(vehicle.images.length);
  const main = page.locator('main');
  for (const feature of vehicle.features) await expect(main).toContainText(feature);
  const comments = (vehicle.dealerComments ?? '').split('|').map((paragraph) => paragraph.trim());
  for (const paragraph of comments) await expect(main).toContainText(paragraph.split('. ')[0] ?? '');
  for (const { id, label } of detailsTabs(vehicle, settingsOf(dealer).vehicle)) {
    const panel = page.locator(`#${id}`);
    await expect(panel.getByRole('heading', { level: 2, name: label })).toBeVisible();
    await expect(panel.locator('p, li').first()).toBeVisible();
  }
  await page.getByText(settingsOf(dealer).vehicle.page.showAllFeatures).click();
  const features = page.locator('#features');
  await expect(features.getByText(vehicle.features.at(-1) ?? '', { exact: true })).toBeVisible();
});
