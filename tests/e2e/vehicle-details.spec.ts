import { specification } from '#src/vehicle/details/specification/specification.ts';
import { detailsTabs } from '#src/vehicle/details/tabs/details-tabs.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { vehicle: settings } = settingsOf(dealer);
const { page: texts } = settings;

test('comments, features and specification are unfolded and folded, and tabs are switched by keys and opened by the address', async ({
  page,
}) => {
  const vehicle = await openVehicle(page, dealer, 'with long comments', isLong);

  await test.step('long comments of the dealer', async () => {
    const comments = page.locator('#dealer-comments');
    const paragraphs = comments.getByRole('paragraph').filter({ visible: true });
    const folded = await paragraphs.allInnerTexts();
    await comments.getByText(texts.showMore).click();
    await expect(paragraphs.last()).not.toHaveText(folded.at(-1) ?? '');
    await expect(comments.getByText(/…$/)).toBeHidden();
    await comments.getByText(texts.showLess).click();
    await expect(paragraphs).toHaveText(folded);
  });

  await test.step('tabs', async () => {
    const tabs = page.getByRole('tab');
    const selected = page.getByRole('tab', { selected: true });
    const labels = detailsTabs(vehicle, settings).map(({ label }) => label);
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
    await page.goto(`${siteUrl(dealer, vehiclePath(vehicle))}#reserve-online`);
    const reserve = page.getByRole('tabpanel', { name: 'Reserve Online' });
    await expect(reserve).toBeInViewport();
    await expect(reserve).toContainText('100% refundable');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  await test.step('features', async () => {
    await page.getByRole('tab', { name: texts.features }).click();
    const features = page.getByRole('tabpanel', { name: texts.features });
    const items = features.getByRole('listitem');
    await expect(items).toHaveCount(texts.featuresShown);
    await features.getByText(texts.showAllFeatures).click();
    await expect(items).toHaveCount(new Set(vehicle.features.map((name) => name.toLowerCase())).size);
    await features.getByText(texts.hideFeatures).click();
    await expect(items).toHaveCount(texts.featuresShown);
  });

  await test.step('specification', async () => {
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
});

/** Can be reserved, and has comments that start folded. */
function isLong(vehicle: Vehicle): boolean {
  const isReservable = isPlain(vehicle) && !vehicle.isReserved && vehicle.tag === null;
  return isReservable && (vehicle.dealerComments ?? '').length > texts.commentsCharacters + 50;
}
