import { expect, test } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';

test.use({ javaScriptEnabled: false });

const { locations, map, nearest, texts } = settingsOf('harbourline').locations;

test('without script the hours of one department at a time are shown, holiday hours unfold, and the map is a drawing without a button that would not work', async ({
  page,
}) => {
  const workshop = locations.find(({ closedDayHref }) => closedDayHref !== null);
  await page.goto(siteUrl('harbourline', '/locations/harbourline-brisbane-city'));
  const hours = page.getByRole('table', { name: texts.openingHours });
  const monday = hours.getByRole('row').first();
  await expect(hours).toHaveCount(1);
  await expect(monday).toContainText('8:30 am – 5:30 pm');
  await page.getByLabel(texts.hoursOf).selectOption({ label: texts.service });
  await expect(hours).toHaveCount(1);
  await expect(monday).toContainText('7 am – 5 pm');
  await expect(hours.getByRole('link', { name: texts.enquireNow })).toHaveAttribute(
    'href',
    workshop?.closedDayHref ?? '',
  );
  await page.getByText(texts.holidayHours).locator('visible=true').click();
  await expect(page.getByText('Friday 25 December').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /Harbourline Brisbane City/ })).toBeVisible();
  await expect(page.getByRole('button', { name: map.open })).toHaveCount(0);
});

test('without script a postcode leads to the nearest location', async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/locations'));
  await page.getByLabel(nearest.label).fill('4655');
  await page.getByRole('button', { name: nearest.button }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', '/locations/harbourline-hervey-bay'));
});
