import type { Page, Route } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { announced } from './announced.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { forms, leads, contact, site } = settingsOf(dealer);
const { labels, texts } = forms;
const words = 'Do you have this one in blue?';

test.use({ faults: /api\/leads/ });

const offers = (page: Page) =>
  page.getByRole('checkbox', { name: fill(leads.optInText, { dealer: site.name }) });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const send = (page: Page) => page.getByRole('button', { name: contact.forms.enquiry.submit }).click();

/** Focuses the form and waits for its script, which removes the `maxlength` that would cut pasted text. */
async function comeToForm(page: Page): Promise<void> {
  await field(page, labels.name).focus();
  await expect(field(page, labels.rego)).not.toHaveAttribute('maxlength');
}

async function fillIn(page: Page): Promise<void> {
  await comeToForm(page);
  await field(page, labels.name).fill('Ada');
  await field(page, labels.phone).fill('0412345678');
  await field(page, labels.email).fill('ada@example.com');
  await field(page, labels.message).fill(words);
  const postcode = field(page, labels.postcode);
  if (await postcode.isVisible()) await postcode.fill('4000');
  const branch = page.getByRole('combobox', { name: labels.location });
  if (await branch.isVisible()) await branch.selectOption({ index: 1 });
  const terms = page.getByRole('checkbox', { name: leads.terms.text });
  if (await terms.isVisible()) await terms.check();
}

/** Answers in place of the function; returns the idempotency keys of the requests. */
async function answerLeads(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await answer(route);
  });
  return keys;
}

test('a double click sends one message, and the button shows that it is being sent', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const keys = await answerLeads(page, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(siteUrl(dealer, '/contact'));
  await fillIn(page);
  await page.getByRole('button', { name: contact.forms.enquiry.submit }).dblclick();
  await expect(page.getByRole('status').getByText(texts.sending)).toBeVisible();
  await expect(page.getByRole('button', { name: contact.forms.enquiry.submit })).toBeDisabled();
  await field(page, labels.name).press('Enter');
  expect(await violationsOf(page), 'while it is sent').toEqual([]);
  answer();
  await expect(page).toHaveURL(/\/success$/);
  expect(keys).toHaveLength(1);
});

test('what was typed stays until it is discarded; when the connection breaks, nothing is lost, and the second try sends the same message', async ({
  page,
}) => {
  let isBroken = true;
  const keys = await answerLeads(page, (route) =>
    isBroken ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(siteUrl(dealer, '/contact'));
  await test.step('what was typed is there after a reload and can be discarded', async () => {
    await fillIn(page);
    await offers(page).uncheck();
    await page.reload();
    await expect(page.getByText(texts.restored)).toBeVisible();
    await expect(offers(page)).not.toBeChecked();
    await expect(field(page, labels.message)).toHaveValue(words);
    await page.getByRole('button', { name: texts.startAgain }).click();
    await expect(field(page, labels.message)).toHaveValue('');
    await page.reload();
    await comeToForm(page);
    await expect(field(page, labels.name)).toHaveValue('');
  });
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(leads.texts.failed);
  await expect(page.getByRole('alert')).toContainText(texts.failedHelp);
  await expect(field(page, labels.message)).toHaveValue(words);
  await page.reload();
  await expect(field(page, labels.message)).toHaveValue(words);
  await expect(field(page, labels.phone)).toHaveValue('0412 345 678');
  isBroken = false;
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('a message written offline is kept and sent once when the network is back', async ({
  page,
  context,
}) => {
  const keys = await answerLeads(page, (route) => route.continue());
  await page.goto(siteUrl(dealer, '/contact'));
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('status').getByText(texts.kept)).toBeVisible();
  await expect(field(page, labels.message)).toHaveValue('');
  const said = announced(page, texts.keptSent);
  await context.setOffline(false);
  await said;
  expect(new Set(keys).size).toBe(1);
  await page.goto(siteUrl(dealer, '/'));
  expect(await page.evaluate(() => localStorage.getItem('lead-outbox'))).toBeNull();
});

test('a kept message is sent by the next page that is opened with a network', async ({ page, context }) => {
  await page.goto(siteUrl(dealer, '/contact'));
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('status').getByText(texts.kept)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  const sent = later.waitForResponse('**/api/leads');
  await later.goto(siteUrl(dealer, '/locations'), { waitUntil: 'commit' });
  await announced(later, texts.keptSent);
  expect((await sent).status()).toBe(201);
});

test("after sending, the back button shows an empty form, and the next form is filled in with the sender's details, which another person can clear", async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, '/contact'));
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  await page.goBack();
  await comeToForm(page);
  await expect(field(page, labels.message)).toHaveValue('');
  await page.goto(siteUrl(dealer, '/contact'));
  await expect(field(page, labels.name)).toHaveValue('Ada');
  await expect(field(page, labels.phone)).toHaveValue('0412 345 678');
  await expect(field(page, labels.message)).toHaveValue('');
  await expect(offers(page), 'the choice of offers is not remembered').toBeChecked();
  await page.getByRole('button', { name: texts.notYou }).click();
  await expect(field(page, labels.name)).toHaveValue('');
  await page.reload();
  await comeToForm(page);
  await expect(field(page, labels.email)).toHaveValue('');
});

test('a lead contains the campaign parameters and the visited pages', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(JSON.parse(route.request().postDataJSON().lead_attributes));
    await route.continue();
  });
  await page.goto(siteUrl(dealer, '/?utm_source=news&token=secret'));
  await page.goto(siteUrl(dealer, '/locations'));
  await page.goto(siteUrl(dealer, '/contact'));
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  expect(sent).toEqual([
    { visited_pages: ['/', '/locations', '/contact'], linked_query_params: { utm_source: 'news' } },
  ]);
});
