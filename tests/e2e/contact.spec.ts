import { contactPath } from '#src/leads/contact/contact-path.ts';
import { telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
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

test("a shopper sends an enquiry, and the dealer's system receives it", async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/contact'));
  await expect(page.getByLabel(labels.category)).toHaveValue('General Enquiry');
  await expect(page.getByRole('checkbox', { name: 'STOP' })).toBeChecked();
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

test('an empty form shows its errors beside the fields and in one list', async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/contact'));
  const form = formOf(page, 'harbourline');
  await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
  const list = form.getByRole('alert');
  await expect(list).toContainText('Please fix the following errors:');
  await expect(list.getByRole('listitem')).toHaveText([
    `${labels.name}: ${leads.texts.name}`,
    ...[labels.phone, labels.email, labels.postcode, labels.location, labels.message].map(
      (label) => `${label}: This is a required field.`,
    ),
    '*You must agree to the terms of use before submitting.',
  ]);
  const name = page.getByLabel(labels.name, { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(leads.texts.name);
  await expect(page.getByLabel(labels.message)).toHaveAccessibleDescription(leads.texts.required);
  expect(await violationsOf(page)).toEqual([]);
  await fillIn(page, { [labels.postcode]: '421' });
  await page.getByLabel(labels.postcode).blur();
  await expect(page.getByLabel(labels.postcode)).toHaveAccessibleDescription(
    'Invalid postcode. Please enter a 4-digit number.',
  );
  await fillIn(page, { [labels.postcode]: '4217' });
  await page.getByLabel(labels.postcode).blur();
  await expect(page.getByLabel(labels.postcode)).toHaveAccessibleDescription('');
});

test(
  "the form and the dealer's contact details are in sight together",
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    await page.goto(siteUrl('harbourline', '/contact'));
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: settingsOf('harbourline').site.phone ?? '' }),
    ).toBeInViewport();
    await expect(page.getByLabel(labels.name, { exact: true })).toBeInViewport();
    if (project.name === 'desktop')
      await expect(main.getByRole('table').first()).toBeInViewport({ ratio: 0.8 });
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);

test('the address can preselect the category and the branch', async ({ page }) => {
  const query = new URLSearchParams({ category: 'parts enquiry', location: coast.slug });
  await page.goto(siteUrl('harbourline', `/contact?${query}`));
  await expect(page.getByLabel(labels.category)).toHaveValue('Parts Enquiry');
  await expect(page.getByLabel(labels.location)).toHaveValue(coast.slug);
  await page.goto(siteUrl('harbourline', '/contact?category=Complaint&location=mars'));
  await expect(page.getByLabel(labels.category)).toHaveValue('General Enquiry');
  await expect(page.getByLabel(labels.location)).toHaveValue('');
});

test('a branch has its own contact page with its number and address, where the form has that branch selected', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourline', `/locations/${coast.slug}`));
  await page
    .getByRole('main')
    .getByRole('link', { name: settingsOf('harbourline').locations.texts.contact })
    .click();
  await expect(page).toHaveURL(siteUrl('harbourline', contactPath(coast)));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(contact.atBranch, { location: coast.name }),
  );
  await expect(main.getByRole('link', { name: coast.phone ?? '' })).toHaveAttribute(
    'href',
    telHref(coast.phone ?? ''),
  );
  await expect(main).toContainText(coast.address.street);
  await expect(page.getByLabel(labels.location)).toHaveValue(coast.slug);
});

test('choosing a dealership is enough if the dealer asks for one instead of a branch', async ({ page }) => {
  const { locations } = settingsOf('meridian');
  const name = locations.dealershipNames['meridian-wa'] ?? '';
  await page.goto(siteUrl('meridian', '/contact'));
  await fillIn(page, {
    ...person,
    [labels.postcode]: '6000',
    [labels.dealership]: name,
    [labels.message]: 'Hello Perth',
  });
  const { lead, adf } = await send(page, 'meridian');
  const first = locations.locations.find(({ dealershipSlug }) => dealershipSlug === 'meridian-wa');
  expect(lead.dealership).toEqual({ name });
  expect(lead.branch).toEqual({ name: first?.name });
  expect(adfText(adf, 'customer/comments')).toContain(`Dealership: ${name}`);
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
