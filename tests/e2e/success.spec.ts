import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { shiftSinceArrival } from './layout-shift.ts';
import { openSuccess, pageWithForm, remember, sendLead } from './sent-lead.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { success, leads, locations, site } = settingsOf(dealer);
const { texts, kinds } = success;
const typed = { phone: '+61 412 345 678', message: 'Two\nlines <b>' };
/** A file of the site that loads nothing else. */
const lightFile = '/robots.txt';

/** A car whose page has similar cars. */
async function aCar() {
  const stock = await stockOf(dealer);
  return vehicleWith(dealer, 'with others of its model', (vehicle) => {
    const others = stock.filter(({ make, model }) => make === vehicle.make && model === vehicle.model);
    return isPlain(vehicle) && others.length > 3;
  });
}

test.describe('after an enquiry', () => {
  test.use({ faults: /Failed to load resource/ });

  test('the page thanks even without the receipt, then shows what was sent, to whom and what comes next, sends nothing again, and has the consent withdrawn', async ({
    page,
  }) => {
    const car = await aCar();
    const name = locations.locations.find(({ id }) => id === car.locationId)?.name ?? site.name;
    const lead = await sendLead(page, dealer, { ...typed, car_slug: car.slug });
    const main = page.locator('main');
    const sent = main.getByRole('heading', { name: leads.receipt.sent });

    await test.step('the thanks stay while the receipt does not load, which can be loaded again', async () => {
      await page.route(`**${lead.receipt}`, (route) => route.abort());
      await openSuccess(page, dealer, lead);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(kinds.enquiry.heading);
      await expect(main.getByText(texts.failed).last()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.unroute(`**${lead.receipt}`);
      await main.getByRole('button', { name: texts.retry }).click();
      await expect(sent).toBeVisible();
    });

    await test.step('it shows what was sent, to whom, what comes next and similar cars', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(kinds.enquiry.heading);
      await expect(main.getByText('Two\nlines <b>')).toBeVisible();
      await expect(main.getByText('0412 345 678')).toBeVisible();
      await expect(main.getByText(fill(kinds.enquiry.next[0] ?? '', { branch: name }))).toBeVisible();
      await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      const similar = main.getByRole('region', {
        name: fill(texts.similar, { cars: site.vehicleWord.many }),
      });
      await expect(similar.getByRole('article')).toHaveCount(success.maxCars);
      await expect(similar.getByRole('article').first()).toContainText(car.make);
      await page.emulateMedia({ media: 'print' });
      await expect(sent).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(0);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, 'it prints on one page').toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('a reload shows the lead again, and neither a reload nor going back sends it again', async () => {
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.reload();
      await expect(sent).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(siteUrl(dealer, pageWithForm));
      await page.goForward();
      await expect(sent).toBeVisible();
      expect(posts.filter((url) => !url.endsWith('/api/events'))).toEqual([]);
    });

    await test.step('the consent is withdrawn on the receipt, after which the page no longer mentions it', async () => {
      await expect(page.getByText(texts.agreement)).toBeVisible();
      await page.getByRole('link', { name: texts.receipt }).click();
      await expect(page).toHaveURL(siteUrl(dealer, lead.receipt));
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: leads.receipt.withdraw }).click();
      await expect(page.getByText(leads.receipt.withdrawn.split('{')[0] ?? '')).toBeInViewport();
      await page.goto(siteUrl(dealer, '/success'));
      await expect(sent).toBeVisible();
      await expect(page.getByText(texts.agreement)).toBeHidden();
    });

    await main.getByRole('link', { name: texts.viewVehicle }).click();
    await expect(page).toHaveURL(siteUrl(dealer, `/cars/${car.slug}`));
  });
});

test('on a slow connection the thanks appear before any script, without a layout shift', {
  tag: '@desktop',
}, async ({ page }) => {
  const car = await aCar();
  const lead = await sendLead(page, dealer, { car_slug: car.slug });
  const release = { scripts: () => {}, receipt: () => {} };
  const scripts = new Promise<void>((resolve) => (release.scripts = resolve));
  const receipt = new Promise<void>((resolve) => (release.receipt = resolve));
  await openSuccess(page, dealer, null, lightFile);
  await page.route('**/_astro/*.js', async (route) => scripts.then(async () => route.continue()));
  await page.route(`**${lead.receipt}`, async (route) => receipt.then(async () => route.continue()));
  await remember(page, lead);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(kinds.enquiry.heading, { exact: true })).toBeVisible();
  const skeleton = page.locator('.success-skeleton');
  await expect(skeleton).toBeVisible();
  release.scripts();
  await expect(page.getByRole('status').filter({ hasText: texts.loading })).toBeAttached();
  await expect(skeleton).toBeVisible();
  release.receipt();
  await expect(page.getByRole('heading', { name: leads.receipt.sent })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeAttached();
  expect(await shiftSinceArrival(page)).toBeLessThan(0.001);
});
