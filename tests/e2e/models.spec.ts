import type { Locator, Page } from '@playwright/test';
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
const { models, modelsPage, modelPage, accessories } = catalogue;
const bodies = [...new Set(models.map(({ model }) => model.body))];
const compared =
  models.find(({ compareWith, accessories: own }) => compareWith.length > 1 && own.length > 0) ?? notThere();
const ute = bodies.find((body) => body === 'ute') ?? notThere();
const question = (page: Page) => page.getByRole('region', { name: contact.forms.parts.heading });

function notThere(): never {
  throw new Error(`${dealer} has nothing such in its catalogue.`);
}

const region = (page: Page, body: (typeof bodies)[number]) =>
  page.getByRole('region', { name: bodyLabels[body], exact: true });
const bodyLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: modelsPage.bodies }).getByRole('link', { name });

const scrolledToEnd = (box: Locator) =>
  box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));

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

test('models are shown by body type, one is compared with its rivals, and a question about its accessory reaches the parts counter', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, `/models?body=${ute}`));
  await expect(page.getByRole('article')).toHaveCount(
    models.filter(({ model }) => model.body === ute).length,
  );
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

  await test.step('the first column of the comparison stays in sight', async () => {
    await page.goto(siteUrl(dealer, modelPath(compared) ?? ''));
    const table = page.getByRole('table');
    await scrolledToEnd(page.locator('.scroll'));
    const header = table.getByRole('rowheader').first();
    await header.scrollIntoViewIfNeeded();
    await expect(header).toBeInViewport({ ratio: 0.9 });
    const rival = models.find((one) => modelSlug(one) === compared.compareWith.at(-1)) ?? notThere();
    await table.getByRole('link', { name: modelName(rival) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(modelName(rival));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(modelName(compared));
  });

  const accessory = compared.accessories.at(-1) ?? notThere();
  const topic = `${modelName(compared)}, ${accessory.name}`;
  await page
    .locator('main')
    .getByRole('link', { name: fill(modelPage.accessories, { count: compared.accessories.length }) })
    .click();
  await page.getByRole('link', { name: `${accessories.ask} : ${accessory.name}` }).click();
  const form = question(page);
  await expect(form.getByLabel(accessories.about)).toHaveValue(topic);
  await expect(form.getByLabel(contact.forms.parts.message)).toHaveValue(
    fill(accessories.message, { model: modelName(compared) }),
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a body type leads to its section, and the form about accessories lets the shopper choose one', async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, '/models'));
    await expect(page.getByRole('article')).toHaveCount(models.length);
    await bodyLink(page, bodyLabels[ute]).click();
    await expect(page).toHaveURL(siteUrl(dealer, `/models?body=${ute}#${ute}`));
    await expect(region(page, ute).getByRole('heading').first()).toBeInViewport();

    await page.goto(siteUrl(dealer, '/parts/search'));
    await expect(page.getByRole('search').getByRole('combobox')).toHaveCount(0);
    const [first = notThere()] = compared.accessories;
    await expect(page.getByRole('heading', { name: first.name }).first()).toBeVisible();
    await page.goto(siteUrl(dealer, accessoriesPath(compared) ?? ''));
    const form = question(page);
    await form.getByLabel(accessories.about).selectOption({ label: first.name });
    await fillInPerson(form);
    await form.getByRole('button', { name: contact.forms.parts.submit }).click();
    await expect(page).toHaveURL(/\/api\/leads\/[\w-]+$/);
    const { subcategory } = await receiptOf(page.request, page.url());
    expect(subcategory).toBe(`${modelName(compared)}, ${first.name}`);
  });
});
