import { siteUrl } from '../setup/sites.ts';
import { adfText } from './adf-file.ts';
import { coast, contact, fillIn, formOf, labels, leads, person, stored } from './contact-form.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const { site, navigation, success } = settingsOf('harbourline');

test.use({ javaScriptEnabled: false });

test('the browser asks for missing values, errors from the server appear beside their fields, and the corrected form reaches the dealer', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourline', '/contact'));
  const { submit } = contact.forms.enquiry;
  await formOf(page, 'harbourline').getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', '/contact'));
  await expect(page.getByLabel(labels.name, { exact: true })).toBeFocused();
  await fillIn(page, {
    ...person,
    // Browsers accept this as an e-mail address, the server does not.
    [labels.email]: 'ada@example',
    [labels.postcode]: '4217',
    [labels.location]: coast.name,
    [labels.category]: 'Careers Enquiry',
    [labels.message]: 'Hello',
  });
  await page.getByLabel(leads.terms.text).check();
  const sendIt = page.getByRole('button', { name: submit });
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    sendIt.click(),
  ]);

  await test.step('what was typed stays, in the site’s own frame', async () => {
    expect(refused.status()).toBe(422);
    await expect(page.getByRole('alert')).toContainText(`${labels.email}: ${leads.texts.email}`);
    const email = page.getByRole('textbox', { name: labels.email });
    await expect(email).toHaveAccessibleDescription(leads.texts.email);
    await expect(page.getByRole('textbox', { name: labels.message })).toHaveValue('Hello');
    await expect(page.getByRole('combobox', { name: labels.location })).toHaveValue(coast.slug);
    await expect(page.getByRole('banner').getByRole('img', { name: site.name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(navigation.texts.allRightsReserved);
    await expect(email).toHaveCSS('font-family', /Source Sans 3/);
    await email.fill('ada@example.com');
  });

  await sendIt.click();
  await expect(page).toHaveURL(/\/api\/leads\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.kinds.career.heading);
  await expect(page.getByRole('heading', { name: success.texts.next })).toBeVisible();
  await expect(page.getByText('Hello', { exact: true })).toBeVisible();
  await expect(page.locator('main').locator('a[href^="tel:"]')).toBeVisible();
  const { lead, adf } = await stored(page, 'harbourline', page.url());
  expect(lead).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    branch: { name: coast.name },
  });
  expect(adfText(adf, 'customer/contact/email')).toBe('ada@example.com');
});
