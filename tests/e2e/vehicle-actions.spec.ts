import type { Page } from '@playwright/test';
import { callNumber } from '#src/vehicle/contact/call-number.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts, site, locations } = settingsOf('harbourline');

test.describe('on a phone', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('price and buttons stay within reach, the phone number is masked until it is revealed, and the page can be shared', async ({
    page,
    context,
  }) => {
    const asked: unknown[] = [];
    await page.route('**/api/reveal-phone', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'Facebook' }));
    const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);

    await test.step('the bar at the bottom shows price and buttons while the page is scrolled, without a layout shift', async () => {
      const bars = page.getByRole('region', { name: vehicle.name, exact: true });
      const bar = page.locator('.action-bar');
      await expect(page.locator('.call-bar'), 'the bar of other pages').toHaveCount(0);
      await expect(bars.getByRole('link', { name: texts.card.reserve.label })).toBeInViewport();
      await expect(bars.getByRole('link', { name: texts.card.enquire.label })).toBeHidden();
      await expect(bars.getByRole('link', { name: texts.call.label })).toHaveAttribute('href', /^tel:/);
      await scrollPage(page, 900);
      await expect(bar.getByText(vehicle.name)).toBeHidden();
      await scrollPage(page, 901);
      await expect(bar.getByText(vehicle.name)).toBeInViewport();
      // Parts that get their height only when they come near make the page longer while it is scrolled.
      const room = async () => {
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        const last = page.locator('body > footer > :last-child');
        const [end, top] = [await last.boundingBox(), await bar.boundingBox()];
        return (top?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
      };
      await expect.poll(room, 'the last words of the footer end above the bar').toBeGreaterThanOrEqual(0);
      expect(await movedSinceArrival(page)).toEqual([]);
    });

    await test.step('the phone number is masked until it is revealed, and revealing it is logged once', async () => {
      const branch = locations.locations.find(({ id }) => id === vehicle.locationId);
      const number = callNumber(vehicle, site.phoneOverrides, branch?.phone ?? site.phone);
      const box = page.locator('.purchase');
      await expect(box.getByText(number?.maskedText ?? '', { exact: true })).toBeVisible();
      await expect(box.getByText(number?.text ?? '', { exact: true })).toBeHidden();
      await box.getByText(texts.call.reveal).click();
      const link = box.getByRole('link', { name: number?.text ?? '' });
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('href', number?.href ?? '');
      // The test machine has no telephone to open the link with.
      await link.evaluate((call) => call.addEventListener('click', (event) => event.preventDefault()));
      await link.dispatchEvent('click');
      // A request caused by the click would have been sent before this one.
      await page.evaluate(() => fetch('/api/reveal-phone', { method: 'POST', body: '"the last"' }));
      expect(asked).toEqual([
        { car_id: vehicle.id, dealership_id: vehicle.locationId, website_id: 'harbourline' },
        'the last',
      ]);
    });

    await test.step('the address is copied at the first click, and a service opens in a window', async () => {
      const bar = page.locator('.share-bar');
      await bar.getByRole('button', { name: texts.share.copyLabel }).click();
      await expect(bar.getByRole('status')).toHaveText(texts.share.copiedText);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(siteUrl('harbourline', `/cars/${vehicle.slug}`));

      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await bar.getByRole('button', { name: texts.share.label }).click();
      const opened = context.waitForEvent('page');
      const facebook = bar.getByRole('link', { name: 'Facebook' });
      await facebook.click();
      const popup = await opened;
      await popup.waitForURL(/sharer\.php\?u=https%3A%2F%2Fwww\./);
      expect(await popup.evaluate(() => window.opener)).toBeNull();
      await popup.close();
      await expect(facebook).toBeFocused();
    });
  });
});

test('a bar says that the car is in another town, until the visitor closes it', async ({ page }) => {
  const main = locations.locations.find(({ primary }) => primary)?.address.city;
  const vehicle = await openVehicle(
    page,
    'harbourline',
    'elsewhere',
    (car) => isPlain(car) && car.city !== main,
  );
  const bar = page.locator('.located-at > div');
  await expect(bar).toContainText(`Located at ${vehicle.city}`);
  await expect(bar.getByRole('link', { name: texts.texts.getDirections })).toHaveAttribute('href', /^https:/);
  await bar.getByRole('button', { name: texts.locatedAt.dismiss }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  expect(await movedSinceArrival(page)).toEqual([]);
});

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo({ top: to, behavior: 'instant' });
    await scrolled;
  }, top);
}
