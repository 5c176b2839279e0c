import type { Page } from '@playwright/test';
import { contactPath } from '#src/leads/contact/contact-path.ts';
import type { PlacedFormName } from '#src/tenant/settings/leads/contact.schema.ts';
import { telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfFileOf, adfText, receiptOf } from './adf-file.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const { forms, leads, contact } = settingsOf('harbourline');
const { labels } = forms;
const coast = branch('gc');

const person = {
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

const formOf = (page: Page, dealer: Dealer, form: PlacedFormName = 'enquiry') =>
  page.getByRole('region', { name: settingsOf(dealer).contact.forms[form].heading });

/** Fills in a form as a person does. */
async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const inputs = page.locator('input, select, textarea');
    const field = page.getByLabel(label, { exact: false }).and(inputs);
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? field.selectOption({ label: value }) : field.fill(value));
  }
}

/** Sends the form; returns the stored lead and the ADF file that the dealer's system gets. */
async function send(page: Page, dealer: Dealer, form: PlacedFormName = 'enquiry') {
  await page.waitForFunction(() => performance.now() > 2000);
  const { submit } = settingsOf(dealer).contact.forms[form];
  const receipt = receiptAskedFor(page);
  await formOf(page, dealer, form).getByRole('button', { name: submit }).click();
  return stored(page, dealer, await receipt);
}

/** The address of the receipt that the success page requests. */
async function receiptAskedFor(page: Page): Promise<string> {
  const request = await page.waitForRequest(
    (asked) => asked.method() === 'GET' && /\/api\/leads\/[\w-]+$/.test(asked.url()),
  );
  expect(new URL(page.url()).pathname).toBe('/success');
  return request.url();
}

async function stored(page: Page, dealer: Dealer, receiptUrl: string) {
  const lead = await receiptOf(page.request, receiptUrl);
  return { lead, adf: await adfFileOf(dealer, lead.lead_id) };
}

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
    expect(await page.getByLabel(labels.location).inputValue()).toBe(coast.slug);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const journeys = [
    {
      path: '/contact',
      form: 'enquiry',
      fields: {
        ...person,
        [labels.postcode]: '4217',
        [labels.location]: coast.name,
        [labels.category]: 'Careers Enquiry',
        [labels.message]: 'Hello',
      },
      becomes: { category: 'General Enquiry', subcategory: 'Career Enquiry', branch: { name: coast.name } },
    },
    {
      path: contactPath(coast),
      form: 'enquiry',
      fields: { ...person, [labels.postcode]: '4217', [labels.message]: 'Hello' },
      becomes: { category: 'General Enquiry', subcategory: null, branch: { name: coast.name } },
    },
    {
      path: '/service',
      form: 'service',
      fields: { ...person, [labels.location]: coast.name, [contact.forms.service.message]: 'Hello' },
      becomes: { category: 'Service Enquiry', branch: { name: coast.name } },
    },
    {
      path: '/vehicle-parts-and-accessories',
      form: 'parts',
      fields: {
        ...person,
        [labels.location]: branch('twb').name,
        [contact.forms.parts.message]: 'A wiper blade',
      },
      becomes: { category: 'Parts Enquiry', branch: { name: branch('twb').name } },
    },
    {
      path: '/careers',
      form: 'careers',
      fields: { ...person, [labels.location]: coast.name, [contact.forms.careers.message]: 'I paint.' },
      becomes: { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    },
    {
      path: '/fleet',
      form: 'short',
      fields: { ...person, [labels.postcode]: '4217', [labels.location]: coast.name },
      becomes: { category: 'General Enquiry', fields: { campaign: 'Website short form' } },
    },
    {
      path: '/about-us',
      form: 'mini-contact',
      fields: {
        [labels.postcode]: '4217',
        [labels.phone]: '0412 345 678',
        [labels.email]: 'ada@example.com',
      },
      becomes: { category: 'General Enquiry', fields: { phone: '0412 345 678' } },
    },
  ] as const;

  for (const { path, form, fields, becomes } of journeys) {
    test(`the form at ${path} reaches the dealer`, async ({ page }) => {
      await page.goto(siteUrl('harbourline', path));
      await fillIn(page, fields);
      await page.getByLabel(leads.terms.text).check();
      const { submit } = contact.forms[form];
      await formOf(page, 'harbourline', form).getByRole('button', { name: submit }).click();
      await expect(page).toHaveURL(/\/api\/leads\/[\w-]+$/);
      const { lead, adf } = await stored(page, 'harbourline', page.url());
      expect(lead).toMatchObject(becomes);
      expect(adfText(adf, 'customer/contact/email')).toBe('ada@example.com');
    });
  }

  test('the browser itself asks for missing values', async ({ page }) => {
    await page.goto(siteUrl('harbourline', '/contact'));
    const form = formOf(page, 'harbourline');
    await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
    await expect(page).toHaveURL(siteUrl('harbourline', '/contact'));
    await expect(page.getByLabel(labels.name, { exact: true })).toBeFocused();
  });

  test('errors from the server appear beside their fields, and what was typed stays', async ({ page }) => {
    const { site, navigation } = settingsOf('harbourline');
    await page.goto(siteUrl('harbourline', '/contact'));
    // Browsers accept this as an e-mail address, the server does not.
    const fields = journeys[0]?.fields ?? {};
    await fillIn(page, { ...fields, [labels.email]: 'ada@example' });
    await page.getByLabel(leads.terms.text).check();
    const sendIt = page.getByRole('button', { name: contact.forms.enquiry.submit });
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      sendIt.click(),
    ]);
    expect(refused.status()).toBe(422);
    await expect(page.getByRole('alert')).toContainText(`${labels.email}: ${leads.texts.email}`);
    const email = page.getByRole('textbox', { name: labels.email });
    await expect(email).toHaveAccessibleDescription(leads.texts.email);
    await expect(page.getByRole('textbox', { name: labels.message })).toHaveValue('Hello');
    await expect(page.getByRole('combobox', { name: labels.location })).toHaveValue(coast.slug);
    // The page of errors has the site's own header and footer, styles and font.
    await expect(page.getByRole('banner').getByRole('img', { name: site.name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(navigation.texts.allRightsReserved);
    await expect(email).toHaveCSS('font-family', /Source Sans 3/);
    await email.fill('ada@example.com');
    await sendIt.click();
    await expect(page).toHaveURL(/\/api\/leads\/[\w-]+$/);
  });
});
