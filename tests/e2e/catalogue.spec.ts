import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { slugify } from '#src/values/slug.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { basePath } from './example-paths.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { models, texts, perPage } = settingsOf(dealer).catalogue;
const address = siteUrl(dealer, '/catalogue');
const [{ manufacturer: first, model: firstModel } = notThere()] = models;
const ofFirst = models.filter(({ manufacturer }) => manufacturer.name === first.name);

test('the catalogue can be filtered by manufacturer and body, the back button removes the filters, and a model in stock leads to its listing', async ({
  page,
}) => {
  const { cards, count, field } = catalogue(page);
  await page.goto(address);
  await expect(count).toHaveText(counted(models.length));
  await expect(cards).toHaveCount(perPage);

  await field(texts.manufacturer).selectOption({ label: `${first.name} (${ofFirst.length})` });
  await expect(count).toHaveText(counted(ofFirst.length));
  await expect(cards.getByRole('heading')).toHaveText(ofFirst.map(({ model }) => new RegExp(model.name)));
  const { body } = firstModel;
  const same = ofFirst.filter(({ model }) => model.body === body);
  await field(texts.body).selectOption({ label: `${bodyLabels[body]} (${same.length})` });
  await expect(count).toHaveText(counted(same.length));
  await expect(page).toHaveURL(/\?manufacturer\.name=.+&model\.body=.+/);

  await page.goBack();
  await expect(count).toHaveText(counted(ofFirst.length));
  await expect(field(texts.body)).toHaveValue('');
  await page.goBack();
  await expect(count).toHaveText(counted(models.length));

  const stock = await stockOf(dealer);
  const inStock = (make: string, model: string) =>
    stock.filter((vehicle) => vehicle.make === make && vehicle.model === model).length;
  const { manufacturer, model } =
    models.find((one) => inStock(one.manufacturer.name, one.model.name) > 1) ?? notThere();
  await page.goto(`${address}?model.name=${encodeURIComponent(model.name)}`);
  await expect(count).toHaveText(counted(models.filter((one) => one.model.name === model.name).length));
  const name = `${manufacturer.name} ${model.name}`;
  const card = cards.filter({ has: page.getByRole('heading', { name }) });
  const cars = inStock(manufacturer.name, model.name);
  await expect(card).toContainText(fill(texts.inStockMany, { count: cars }));
  await card.getByRole('link').click();
  await expect(page).toHaveURL(
    siteUrl(dealer, `${basePath(dealer)}/${slugify(manufacturer.name)}/${slugify(model.name)}`),
  );
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${cars} `) })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all models are listed on one page', async ({ page }) => {
    await page.goto(address);
    await expect(catalogue(page).cards).toHaveCount(models.length);
    await expect(catalogue(page).box).toBeHidden();
    await expect(page.getByRole('link', { name: texts.nextPage })).toBeHidden();
  });
});

function catalogue(page: Page) {
  const main = page.locator('main');
  return {
    cards: main.getByRole('article'),
    count: main.getByRole('status'),
    box: main.getByRole('searchbox', { name: texts.query }),
    field: (label: string) => main.getByRole('combobox', { name: label }),
  };
}

function counted(count: number): string {
  return count === 1 ? texts.countOne : fill(texts.countMany, { count });
}

function notThere(): never {
  throw new Error(`The catalogue of ${dealer} has no such model.`);
}
