import type { Page } from '@playwright/test';
import type { PlacedFormName } from '#src/tenant/settings/leads/contact.schema.ts';
import { adfFileOf, receiptOf } from './adf-file.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { expect } from './visitor.ts';

export const { leads, contact } = settingsOf('harbourline');
export const { labels } = settingsOf('harbourline').forms;
export const coast = branch('gc');

export const person = {
  [labels.name]: 'Ada',
  [labels.last_name]: 'Lovelace',
  [labels.phone]: '0412345678',
  [labels.email]: 'ada@example.com',
};

function branch(wanted: string) {
  const found = settingsOf('harbourline').locations.locations.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`There is no branch ${wanted}.`);
  return found;
}

export const formOf = (page: Page, dealer: Dealer, form: PlacedFormName = 'enquiry') =>
  page.getByRole('region', { name: settingsOf(dealer).contact.forms[form].heading });

/** Fills in a form as a person does. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const inputs = page.locator('input, select, textarea');
    const field = page.getByLabel(label, { exact: false }).and(inputs);
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? field.selectOption({ label: value }) : field.fill(value));
  }
}

/** Sends the form; returns the stored lead and the ADF file that the dealer's system gets. */
export async function send(page: Page, dealer: Dealer, form: PlacedFormName = 'enquiry') {
  await page.waitForFunction(() => performance.now() > 2000);
  const { submit } = settingsOf(dealer).contact.forms[form];
  const receipt = receiptAskedFor(page);
  await formOf(page, dealer, form).getByRole('button', { name: submit }).click();
  return stored(page, dealer, await receipt);
}

/** The address of the receipt that the success page requests. */
export async function receiptAskedFor(page: Page): Promise<string> {
  const request = await page.waitForRequest(
    (asked) => asked.method() === 'GET' && /\/api\/leads\/[\w-]+$/.test(asked.url()),
  );
  expect(new URL(page.url()).pathname).toBe('/success');
  return request.url();
}

export async function stored(page: Page, dealer: Dealer, receiptUrl: string) {
  const lead = await receiptOf(page.request, receiptUrl);
  return { lead, adf: await adfFileOf(dealer, lead.lead_id) };
}
