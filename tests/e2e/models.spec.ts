import type { Locator, Page } from '@playwright/test';
import { comparisonRows } from '#src/catalogue/comparison-rows.ts';
import { accessoriesPath, modelName, modelPath } from '#src/catalogue/model-path.ts';
import { modelSlug } from '#src/tenant/model-slug.ts';
import { fill } from '#src/values/fill.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfFileOf, adfText, receiptOf } from './adf-file.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { catalogue, contact, forms, leads } = settingsOf(dealer);
const { models, modelsPage, modelPage, comparison, accessories, partsSearch } = catalogue;
const bodies = [...new Set(models.map(({ model }) => model.body))];
const compared = models.find(({ compareWith }) => compareWith.length > 1) ?? notThere();
const ute = bodies.find((body) => body === 'ute') ?? notThere();
const withAccessories = models.filter((model) => model.accessories.length > 0);
const question = (page: Page) => page.getByRole('region', { name: contact.forms.parts.heading });

function notThere(): never {
  throw new Error(`${dealer} has nothing such in its catalogue.`);
}

const region = (page: Page, body: (typeof bodies)[number]) =>
  page.getByRole('region', { name: bodyLabels[body], exact: true });
const bodyLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: modelsPage.bodies }).getByRole('link', { name });

test('a body type in the address shows only its models, and links show those of other body types', async ({
  page,
}) => {
  const own = models.filter(({ model }) => model.body === ute);
  await page.goto(siteUrl(dealer, `/models?body=${ute}`));
  await expect(page.getByRole('article')).toHaveCount(own.length);
  await expect(bodyLink(page, bodyLabels[ute])).toHaveAttribute('aria-current', 'true');

  const other = bodies.find((body) => body !== ute) ?? notThere();
  await bodyLink(page, bodyLabels[other]).click();
  await expect(region(page, ute)).toBeHidden();
  await expect(region(page, other)).toBeVisible();
  await expect(page).toHaveURL(siteUrl(dealer, `/models?body=${other}`));

  await page.goBack();
  await expect(region(page, ute)).toBeVisible();
  await bodyLink(page, modelsPage.all).click();
  await expect(page.getByRole('article')).toHaveCount(models.length);
  await expect(page).toHaveURL(siteUrl(dealer, '/models'));
});

test('a model is compared with its rivals: differences are marked, and the first column stays in sight', {
  tag: '@desktop',
}, async ({ page }) => {
  const rivals = compared.compareWith.map((slug) => models.find((one) => modelSlug(one) === slug));
  const all = [compared, ...rivals].map((model) => model ?? notThere());
  await page.goto(siteUrl(dealer, modelPath(compared) ?? ''));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(all.length + 1);
  const rows = comparisonRows(all, comparison.price);
  for (const { label, values, differs } of rows) {
    const name = differs ? `${label} (${comparison.differs})` : label;
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText(values.map((value) => value ?? comparison.unknown));
  }
  await scrolledToEnd(page.locator('.scroll'));
  const header = table.getByRole('rowheader').first();
  await header.scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport({ ratio: 0.9 });
  const rival = all.at(-1) ?? notThere();
  await table.getByRole('link', { name: modelName(rival) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(modelName(rival));
});

const scrolledToEnd = (box: Locator) =>
  box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));

test('a question about an accessory of a model reaches the parts counter with its topic', async ({
  page,
}) => {
  const [model = notThere()] = withAccessories;
  const accessory = model.accessories.at(-1) ?? notThere();
  const topic = `${modelName(model)}, ${accessory.name}`;
  await page.goto(siteUrl(dealer, modelPath(model) ?? ''));
  await page
    .getByRole('main')
    .getByRole('link', { name: fill(modelPage.accessories, { count: model.accessories.length }) })
    .click();
  await page.getByRole('link', { name: `${accessories.ask} : ${accessory.name}` }).click();
  const form = question(page);
  await expect(form.getByLabel(accessories.about)).toHaveValue(topic);
  await expect(form.getByLabel(contact.forms.parts.message)).toHaveValue(
    fill(accessories.message, { model: modelName(model) }),
  );
  await fillInPerson(form);
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && /\/api\/leads\/[\w-]+$/.test(request.url()),
  );
  await page.waitForFunction(() => performance.now() > 2000);
  await form.getByRole('button', { name: contact.forms.parts.submit }).click();
  const receipt = await receiptOf(page.request, (await asked).url());
  expect(receipt.subcategory).toBe(topic);
  expect(adfText(await adfFileOf(dealer, receipt.lead_id), 'customer/comments')).toContain(topic);
});

async function fillInPerson(form: Locator): Promise<void> {
  const { labels } = forms;
  const person = [
    [labels.name, 'Ada'],
    [labels.phone, '0412345678'],
    [labels.email, 'ada@example.com'],
  ] as const;
  for (const [label, value] of person) await form.getByLabel(label).fill(value);
  await form.getByLabel(labels.location).selectOption({ index: 1 });
  await form.getByLabel(leads.terms.text).check();
}

test('parts are found by model and by name, and the address keeps the search', async ({ page }) => {
  const [, model = notThere()] = withAccessories;
  const total = withAccessories.reduce((sum, { accessories: own }) => sum + own.length, 0);
  const counted = (count: number) =>
    count === 1 ? partsSearch.countOne : fill(partsSearch.countMany, { count });
  await page.goto(siteUrl(dealer, '/parts/search'));
  const found = page.getByRole('search').locator('..').getByRole('status');
  await expect(found).toHaveText(counted(total));

  await page
    .getByRole('search')
    .getByLabel(partsSearch.model)
    .selectOption({ label: modelName(model) });
  await expect(found).toHaveText(counted(model.accessories.length));
  const [first = notThere()] = model.accessories;
  await page.getByLabel(partsSearch.query).fill(first.name.toUpperCase());
  await expect(found).toHaveText(counted(1));
  await expect(page.getByRole('heading', { name: first.name })).toHaveCount(1);

  await page.reload();
  await expect(found).toHaveText(counted(1));
  await expect(page.getByLabel(partsSearch.query)).toHaveValue(first.name.toUpperCase());
  await page.getByLabel(partsSearch.query).fill('submarine');
  await expect(page.getByText(partsSearch.none)).toBeVisible();
  await expect(question(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all models are listed, and the link of a body type leads to its section', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/models'));
    await expect(page.getByRole('article')).toHaveCount(models.length);
    await bodyLink(page, bodyLabels[ute]).click();
    await expect(page).toHaveURL(siteUrl(dealer, `/models?body=${ute}#${ute}`));
    await expect(region(page, ute).getByRole('heading').first()).toBeInViewport();
  });

  test('all accessories are listed, and the form lets the shopper choose one', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/parts/search'));
    await expect(page.getByRole('search').getByRole('combobox')).toHaveCount(0);
    const [model = notThere()] = withAccessories;
    const [first = notThere()] = model.accessories;
    await expect(page.getByRole('heading', { name: first.name }).first()).toBeVisible();
    await page.goto(siteUrl(dealer, accessoriesPath(model) ?? ''));
    const form = question(page);
    await form.getByLabel(accessories.about).selectOption({ label: first.name });
    await fillInPerson(form);
    await form.getByRole('button', { name: contact.forms.parts.submit }).click();
    await expect(page).toHaveURL(/\/api\/leads\/[\w-]+$/);
    const { subcategory } = await receiptOf(page.request, page.url());
    expect(subcategory).toBe(`${modelName(model)}, ${first.name}`);
  });
});
