import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfText } from './adf-file.ts';
import {
  coast,
  contact,
  fillIn,
  formOf,
  labels,
  leads,
  person,
  receiptAskedFor,
  send,
  stored,
} from './contact-form.ts';
import { settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const phone = settingsOf('harbourline').site.phone ?? '';

test("a shopper sends the form of the contact page, whose address preselects a branch, after its errors are shown, and the dealer's system receives it", async ({
  page,
}) => {
  const query = new URLSearchParams({ category: 'parts enquiry', location: coast.slug });
  await page.goto(siteUrl('harbourline', `/contact?${query}`));
  const form = formOf(page, 'harbourline');
  const name = page.getByLabel(labels.name, { exact: true });
  await test.step("the form and the dealer's contact details are in sight together", async () => {
    await expect(page.locator('main').getByRole('link', { name: phone })).toBeInViewport();
    await expect(name).toBeInViewport();
    await expect(page.getByLabel(labels.category)).toHaveValue('Parts Enquiry');
    await expect(page.getByLabel(labels.location)).toHaveValue(coast.slug);
    await expect(page.getByRole('checkbox', { name: 'STOP' })).toBeChecked();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  await test.step('its errors are in one list and beside the fields', async () => {
    await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
    const list = form.getByRole('alert');
    await expect(list).toContainText('Please fix the following errors:');
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(leads.texts.name);
    await expect(page.getByLabel(labels.message)).toHaveAccessibleDescription(leads.texts.required);
    expect(await violationsOf(page)).toEqual([]);
  });

  await fillIn(page, {
    ...person,
    [labels.postcode]: '4217',
    [labels.location]: coast.name,
    [labels.rego]: '123abc',
    [labels.category]: 'Service Enquiry',
    [labels.message]: 'Is the Mazda <3> "still" there?',
  });
  await page.getByLabel(leads.terms.text).check();
  const { lead, adf } = await send(page, 'harbourline');
  expect(lead).toMatchObject({
    category: 'Service Enquiry',
    branch: { name: coast.name },
    fields: { phone: '0412 345 678', postcode: '4217', rego: '123ABC' },
    consent: { opt_in: true, terms: leads.terms.text },
  });
  expect(adfText(adf, 'customer/contact/email')).toBe('ada@example.com');
  expect(adfText(adf, 'customer/contact/phone')).toBe('0412345678');
  expect(adfText(adf, 'customer/comments')).toContain('Is the Mazda <3> "still" there?');
  expect(adfText(adf, 'vendor/vendorname')).toBe(coast.name);
});

test("on a desktop the form is in sight together with the dealer's contact details and hours", {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/contact'));
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: phone })).toBeInViewport();
  await expect(page.getByLabel(labels.name, { exact: true })).toBeInViewport();
  await expect(main.getByRole('table').first()).toBeInViewport({ ratio: 0.8 });
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('a shopper sends a service enquiry by keyboard alone', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/service'));
  await page.getByLabel(labels.name, { exact: true }).focus();
  const { keyboard } = page;
  for (const text of ['Ada', 'Lovelace', '0412345678', 'ada@example.com', 'Mazda 3', '2019', '123ABC']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  // If more than a second passes between two letters, a list starts its search again.
  await expect(async () => {
    await keyboard.type(coast.name);
    expect(await page.getByRole('combobox', { name: labels.location }).inputValue()).toBe(coast.slug);
  }).toPass({ intervals: [1500] });
  await keyboard.press('Tab');
  for (const [at] of leads.service.options.entries()) {
    if (at < 2) await keyboard.press('Space');
    await keyboard.press('Tab');
  }
  await keyboard.type('The brakes squeak.');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  // Skips the link to the terms of use.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await page.waitForFunction(() => performance.now() > 2000);
  const receipt = receiptAskedFor(page);
  await keyboard.press('Enter');
  const { lead, adf } = await stored(page, 'harbourline', await receipt);
  expect(lead).toMatchObject({
    category: 'Service Enquiry',
    branch: { name: coast.name },
    fields: { additional_services: leads.service.options.slice(0, 2), car_year: 2019, rego: '123ABC' },
    consent: { opt_in: false },
  });
  expect(adfText(adf, 'customer/comments')).toContain(leads.service.options[1]);
});
