import { specification } from '#src/vehicle/details/specification/specification.ts';
import { detailsTabs } from '#src/vehicle/details/tabs/details-tabs.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

test('features and specification can be unfolded and folded', async ({ page }) => {
  const dealer = 'harbourline';
  const texts = settingsOf(dealer).vehicle.page;
  const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
  await page.getByRole('tab', { name: texts.features }).click();
  const features = page.getByRole('tabpanel', { name: texts.features });
  const items = features.getByRole('listitem');
  await expect(items).toHaveCount(texts.featuresShown);
  await features.getByText(texts.showAllFeatures).click();
  await expect(items).toHaveCount(new Set(vehicle.features.map((name) => name.toLowerCase())).size);
  await features.getByText(texts.hideFeatures).click();
  await expect(items).toHaveCount(texts.featuresShown);

  const section = page.locator('#specification');
  const rows = section.getByRole('term').filter({ visible: true });
  const groups = section.getByRole('heading', { level: 3 });
  await expect(rows).toHaveCount(texts.specificationShown);
  await section.locator('summary').press('Enter');
  await expect(section.getByText(texts.showLess)).toBeVisible();
  await expect.poll(() => rows.count()).toBeGreaterThan(texts.specificationShown);
  const titles = specification(vehicle, settingsOf(dealer).site.timeZone).map(({ title }) => title);
  await expect(groups).toHaveText(titles, { ignoreCase: true });
});

test('tabs are switched by keys and opened by the address', async ({ page }) => {
  const vehicle = await openVehicle(page, 'harbourline', 'in stock', isReservable);
  const tabs = page.getByRole('tab');
  const selected = page.getByRole('tab', { selected: true });
  const labels = detailsTabs(vehicle, settingsOf('harbourline').vehicle).map(({ label }) => label);
  await expect(tabs).toHaveText(labels);
  await expect(selected).toHaveText(labels[0] ?? '');

  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(selected).toHaveText(labels.at(-1) ?? '');
  await expect(selected).toBeFocused();
  await expect(selected).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText(labels[0] ?? '');

  await page.goto(`${siteUrl('harbourline', `/cars/${vehicle.slug}`)}#reserve-online`);
  const reserve = page.getByRole('tabpanel', { name: 'Reserve Online' });
  await expect(reserve).toBeInViewport();
  await expect(reserve).toContainText('100% refundable');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('on a wide screen every tab is in sight and a VIN stays on one line', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const isWide = ({ vin }: Vehicle) => (vin?.match(/[WMDGNQ]/g)?.length ?? 0) > 6;
  const vehicle = await openVehicle(
    page,
    'meridian',
    'with a wide VIN',
    (car) => isPlain(car) && isWide(car),
  );
  const row = page.locator('.details-tabs').getByRole('tablist');
  await expect(row.getByRole('tab').first()).toBeVisible();
  await expect.poll(() => row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  const vin = page.locator('#key-information').getByText(vehicle.vin ?? '', { exact: true });
  const lines = () =>
    vin.evaluate((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      return range.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
});

test('long dealer comments start folded and unfold in place', async ({ page }) => {
  const { page: texts } = settingsOf('harbourline').vehicle;
  const isLong = ({ dealerComments }: Vehicle) =>
    (dealerComments ?? '').length > texts.commentsCharacters + 50;
  await openVehicle(page, 'harbourline', 'with long comments', isLong);
  const comments = page.locator('#dealer-comments');
  const paragraphs = comments.getByRole('paragraph').filter({ visible: true });
  const folded = await paragraphs.allInnerTexts();
  await comments.getByText(texts.showMore).click();
  await expect(paragraphs.last()).not.toHaveText(folded.at(-1) ?? '');
  await expect(comments.getByText(/…$/)).toBeHidden();
  await comments.getByText(texts.showLess).click();
  await expect(paragraphs).toHaveText(folded);
});

function isReservable(vehicle: Vehicle): boolean {
  return isPlain(vehicle) && !vehicle.isReserved && vehicle.tag === null;
}
