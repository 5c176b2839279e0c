import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './kinds-of-page.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test, visitTime } from './visitor.ts';

const DAY_MS = 86_400_000;
const { announcement, tiles } = settingsOf('harbourline').promotions;

test.describe('promotions show between their dates, by the clock of the visitor', () => {
  test('one that runs is there, one that is over is not', async ({ page }) => {
    await page.goto(siteUrl('harbourline'));
    for (const { heading, expiry } of tiles) {
      const isOver = expiry !== null && Date.parse(expiry) <= visitTime.getTime();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ visible: !isOver });
    }
  });

  test('the announcement goes at its minute, though the page was built before', async ({ page }) => {
    const end = Date.parse(announcement?.expiry ?? '');
    const text = page.getByText(announcement?.text ?? '');
    await visitAt(page, end - 60_000, '/');
    await expect(text).toBeVisible();
    await visitAt(page, end, '/');
    await expect(text).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('a car is new on the lot for its days and then only a car', async ({ page }) => {
    const { tags, card } = settingsOf('harbourline').vehicle;
    const isNew = ({ createdAt }: { createdAt: string | null }) =>
      createdAt !== null && visitTime.getTime() - Date.parse(createdAt) < 2 * DAY_MS;
    const car = await vehicleWith(
      'harbourline',
      'that came this week and has no other tag',
      (vehicle) =>
        isPlain(vehicle) &&
        isNew(vehicle) &&
        vehicle.tag === null &&
        !vehicle.isReserved &&
        !vehicle.isCertified &&
        vehicle.simpleFuel !== 'electric' &&
        !vehicle.simpleFuel?.includes('hybrid'),
    );
    expect(card.viewDetails.show).toBe(true);
    const tag = page.locator('.media').getByText(tags.newArrivalText);
    await visitAt(page, visitTime.getTime(), `/cars/${car.slug}`);
    await expect(tag).toBeVisible();
    await visitAt(page, visitTime.getTime() + tags.newArrivalDays * DAY_MS, `/cars/${car.slug}`);
    await expect(tag).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

async function visitAt(page: Page, timeMs: number, path: string): Promise<void> {
  await page.clock.setFixedTime(timeMs);
  await page.goto(siteUrl('harbourline', path));
}
