import { contactPath } from '#src/leads/contact/contact-path.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfText } from './adf-file.ts';
import { branch, coast, contact, fillIn, formOf, labels, leads, person, stored } from './contact-form.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

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

test('the form on every page that has one reaches the dealer', async ({ page }) => {
  for (const { path, form, fields, becomes } of journeys)
    await test.step(path, async () => {
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
});

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
