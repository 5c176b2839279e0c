import { formatPhone, telHref } from '#src/values/phone.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, dealers, settingsOf, stockOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function branchesOf(dealer: Dealer) {
  return settingsOf(dealer).locations.locations.filter(({ visible }) => visible);
}

for (const dealer of dealers) {
  test(`${dealer}: every branch is listed and leads to its own page`, async ({ page }) => {
    const branches = branchesOf(dealer);
    await page.goto(siteUrl(dealer, '/locations'));
    const main = page.getByRole('main');
    for (const { name, slug } of branches) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/locations/${slug}`,
      );
    }
    const [branch] = branches;
    await main.getByRole('link', { name: branch?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(dealer, `/locations/${branch?.slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(branch?.name ?? '', {
      ignoreCase: true,
    });
  });

  test(`${dealer}: a branch says where it is, when it is open and whom to call`, async ({ page }) => {
    const { texts } = settingsOf(dealer).locations;
    const branch = branchesOf(dealer).find(({ openingHours }) => openingHours.length > 0);
    await page.goto(siteUrl(dealer, `/locations/${branch?.slug}`));
    const main = page.getByRole('main');
    await expect(main.getByText(branch?.address.street ?? '')).toBeVisible();
    await expect(main.getByRole('link', { name: texts.getDirections })).toHaveAttribute(
      'href',
      /^https:\/\//,
    );
    const phone = branch?.phone ?? '';
    const call = main.getByRole('link', { name: formatPhone(phone) });
    await expect(call.first()).toHaveAttribute('href', telHref(phone));

    const hours = main.getByRole('table', { name: texts.openingHours });
    await expect(hours.getByRole('rowheader')).toHaveText(week);
    const sunday = branch?.openingHours.find(({ weekday }) => weekday === 0);
    const onSunday = sunday?.status === 'Open' ? /\d (am|pm) – \d/ : texts.closed;
    await expect(hours.getByRole('row').last().getByRole('cell').last()).toHaveText(onSunday);
  });
}

test('the stock of a branch is the stock that stands there', async ({ page }) => {
  const { texts } = settingsOf('harbourline').locations;
  const branch = branchesOf('harbourline').find(({ types }) => types.includes('sales'));
  const there = (await stockOf('harbourline')).filter(({ locationId }) => locationId === branch?.id);
  await page.goto(siteUrl('harbourline', `/locations/${branch?.slug}`));
  await page.getByRole('link', { name: texts.viewStock }).first().click();
  await expect(page.getByText(new RegExp(`^${there.length} `)).first()).toBeVisible();
  const { hitsPerPage } = settingsOf('harbourline').search;
  const shown = Array.from({ length: Math.min(there.length, hitsPerPage) }, () => branch?.name ?? '');
  await expect(page.locator('.card-place')).toHaveText(shown);
});

test('a workshop has no stock to show', async ({ page }) => {
  const { texts } = settingsOf('harbourline').locations;
  const workshop = branchesOf('harbourline').find(({ types }) => !types.includes('sales'));
  await page.goto(siteUrl('harbourline', `/locations/${workshop?.slug}`));
  await expect(page.getByRole('table', { name: texts.openingHours })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.viewStock })).toHaveCount(0);
});
