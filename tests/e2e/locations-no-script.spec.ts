import { expect, test } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';

test.use({ javaScriptEnabled: false });

const { texts, nearest, map } = settingsOf('harbourline').locations;

test('without script holiday hours unfold and departments can be switched', async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/locations/harbourline-brisbane-city'));
  await page.getByLabel(texts.hoursOf).selectOption({ label: texts.service });
  const hours = page.getByRole('table', { name: texts.openingHours });
  await expect(hours).toHaveCount(1);
  await expect(hours.getByRole('row').first()).toContainText('7 am – 5 pm');
  await page.getByText(texts.holidayHours).locator('visible=true').click();
  await expect(page.getByText('Friday 25 December').locator('visible=true')).toHaveCount(1);
});

test('without script the map is a drawing, without a button that would not work', async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/locations/harbourline-gold-coast'));
  await expect(page.getByRole('img', { name: /Harbourline Gold Coast/ })).toBeVisible();
  await expect(page.getByRole('button', { name: map.open })).toHaveCount(0);
});

test('without script a postcode leads to the nearest location', async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/locations'));
  await page.getByLabel(nearest.label).fill('4655');
  await page.getByRole('button', { name: nearest.button }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', '/locations/harbourline-hervey-bay'));
});
