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

/** Focuses the form and waits for its script, which removes the `maxlength` that would cut pasted text. */
async function comeToForm(page: Page): Promise<void> {
  await field(page, labels.name).focus();
  await expect(field(page, labels.rego)).not.toHaveAttribute('maxlength');
}

async function fillIn(page: Page, message = words): Promise<void> {
  await comeToForm(page);
  await field(page, labels.name).fill('Ada');
  await field(page, labels.phone).fill('0412345678');
  await field(page, labels.email).fill('ada@example.com');
  await field(page, labels.message).fill(message);
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

test('a message survives a reload and a broken connection, a double click sends it once with the visit, and the next form knows its sender', async ({
  page,
}) => {
  let answer: (route: Route) => Promise<void> = (route) => route.abort('connectionreset');
  const visits: unknown[] = [];
  const keys = await answerLeads(page, async (route) => {
    visits.push(JSON.parse(route.request().postDataJSON().lead_attributes));
    await answer(route);
  });
  await page.goto(siteUrl(dealer, '/privacy-policy?utm_source=news&token=secret'));
  await page.goto(siteUrl(dealer, '/contact'));
  const button = page.getByRole('button', { name: contact.forms.enquiry.submit });

  await test.step('what was typed is there after a reload and can be discarded', async () => {
    await fillIn(page);
    await offers(page).uncheck();
    await page.reload();
    await expect(page.getByText(texts.restored)).toBeVisible();
    await expect(offers(page)).not.toBeChecked();
    await expect(field(page, labels.message)).toHaveValue(words);
    await page.getByRole('button', { name: texts.startAgain }).click();
    await expect(field(page, labels.message)).toHaveValue('');
  });

  await test.step('when the connection breaks, nothing is lost, even by a reload', async () => {
    await fillIn(page);
    await button.click();
    await expect(page.getByRole('alert')).toContainText(leads.texts.failed);
    await expect(page.getByRole('alert')).toContainText(texts.failedHelp);
    await expect(field(page, labels.message)).toHaveValue(words);
    await page.reload();
    await expect(field(page, labels.message)).toHaveValue(words);
    await expect(field(page, labels.phone)).toHaveValue('0412 345 678');
  });

  await test.step('a double click sends one message, and the button shows that it is being sent', async () => {
    const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
    answer = async (route) => {
      await answered;
      await route.continue();
    };
    await button.dblclick();
    await expect(page.getByRole('status').getByText(texts.sending)).toBeVisible();
    await expect(button).toBeDisabled();
    await field(page, labels.name).press('Enter');
    expect(await violationsOf(page), 'while it is sent').toEqual([]);
    letAnswer();
    await expect(page).toHaveURL(/\/success$/);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(visits.at(-1)).toEqual({
      visited_pages: ['/privacy-policy', '/contact'],
      linked_query_params: { utm_source: 'news' },
    });
  });

  await test.step('the back button shows an empty form, and the next form has the details of the sender, which another person can clear', async () => {
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
  });
});

test('a message written offline is kept and sent once when the network is back, by this page or by the next', async ({
  page,
  context,
}) => {
  const keys = await answerLeads(page, (route) => route.continue());
  const sendOffline = async (message: string) => {
    await fillIn(page, message);
    await context.setOffline(true);
    await page.getByRole('button', { name: contact.forms.enquiry.submit }).click();
    await expect(page.getByRole('status').getByText(texts.kept)).toBeVisible();
    await expect(field(page, labels.message)).toHaveValue('');
  };
  await page.goto(siteUrl(dealer, '/contact'));

  await test.step('this page sends it', async () => {
    await sendOffline(words);
    const said = announced(page, texts.keptSent);
    await context.setOffline(false);
    await said;
    expect(new Set(keys).size).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('lead-outbox'))).toBeNull();
  });

  await test.step('the next page sends it', async () => {
    await sendOffline('And in green?');
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    const sent = later.waitForResponse('**/api/leads');
    await later.goto(siteUrl(dealer, '/locations'), { waitUntil: 'commit' });
    await announced(later, texts.keptSent);
    expect((await sent).status()).toBe(201);
  });
});
