import type { Locator, Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { settingsOf } from './dealers.ts';

/** The forms about a vehicle at Harbourline, as a shopper uses them. */
const { vehicle, forms, leads, contact, site } = settingsOf('harbourline');
const { labels, vehicle: words } = forms;
const ada = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678' };

/** The heading of a form, with the dealer's word for a car. */
export const headingOf = (text: string) => fill(text, { car: site.vehicleWord.one });

export const sheetOf = (page: Page, title = words.headings.enquiry) =>
  page.getByRole('dialog', { name: headingOf(title), exact: true });
export const buttonOf = (page: Page, label = vehicle.card.enquire.label) =>
  page.locator('.purchase').getByRole('link', { name: label, exact: true });
export const commentsOf = (form: Locator | Page) => form.getByRole('textbox', { name: labels.message });

export async function fillInContact(form: Locator | Page): Promise<void> {
  await form.getByRole('textbox', { name: labels.name }).fill(ada.name);
  await form.getByRole('textbox', { name: labels.phone }).fill(ada.phone);
  await form.getByRole('textbox', { name: labels.email }).fill(ada.email);
  const postcode = form.getByRole('textbox', { name: labels.postcode });
  if (await postcode.isVisible()) await postcode.fill('4000');
}

/** Agrees to the terms and sends an enquiry. */
export async function sendEnquiry(form: Locator | Page): Promise<void> {
  await form.getByRole('checkbox', { name: leads.terms.text }).check();
  await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
}

/** The dealer's stored lead of the message that was just sent from this tab. */
export async function storedLead(page: Page) {
  await page.waitForURL('**/success');
  return page.evaluate(async () => {
    const { receipt }: { receipt: string } = JSON.parse(sessionStorage.getItem('sent-lead') ?? '{}').data;
    const reply = await fetch(receipt, { headers: { Accept: 'application/json' } });
    return reply.json();
  });
}
