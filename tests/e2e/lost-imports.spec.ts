import type { BrowserContext, Page } from '@playwright/test';
import { savePath } from '#src/account/watchlist/watchlist-paths.ts';
import { CHAT_PATH } from '#src/chat/chat-provider.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { dropFiles, pictures } from './drop-files.ts';
import { isPlain, stockPath } from './example-paths.ts';
import { fillDevice } from './full-device.ts';
import { searchScreen, untilLive } from './search-screen.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { scriptsOf } from './site-scripts.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { catalogue, gallery, locations, navigation } = settingsOf(dealer);

test.use({ faults: /no-such-page/ });

/** Scripts that a page loads with `import()`, and what the page does if they do not load. */
interface Lost {
  readonly scripts: readonly string[];
  readonly pathOf: () => Promise<string> | string;
  /**
   * Does what loads the scripts and checks the result; by default only checks that the page stays as it was
   * built.
   */
  readonly act?: (page: Page) => Promise<void>;
}

const carPath = async (isWanted = isPlain) =>
  `/cars/${(await vehicleWith(dealer, 'like this', isWanted)).slug}`;
const lowestPrice = async () =>
  Math.min(...(await stockOf(dealer)).flatMap(({ price }) => (price === null ? [] : price)));
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: navigation.texts.unloaded });
const linkTo = (page: Page, end: string) => page.locator(`a[href$="${end}"]:visible`).first();

/** Clicks the link and checks that it leads to the page that it names. */
const leads = (end: string, path: RegExp) => async (page: Page) => {
  await linkTo(page, end).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const pages: readonly Lost[] = [
  { scripts: ['ChatDialog'], pathOf: () => '/', act: leads(CHAT_PATH, /\/chat$/) },
  { scripts: ['FinanceDialog'], pathOf: carPath, act: leads('#finance-form', /\/finance\?/) },
  { scripts: ['TestDriveFields'], pathOf: carPath, act: leads('/test-drive', /\/test-drive$/) },
  {
    scripts: ['RequestPhotosFields'],
    pathOf: () => carPath((car) => car.images.length === 1 && car.status === 'in_stock'),
    act: leads('/request-photos', /\/request-photos$/),
  },
];

const sentences: readonly Lost[] = [
  {
    scripts: ['catalogue-engine'],
    pathOf: () => '/catalogue',
    async act(page) {
      const manufacturer = page.getByRole('combobox', { name: catalogue.texts.manufacturer });
      await manufacturer.selectOption({ index: 1 });
      await expect(notice(page)).toBeVisible();
    },
  },
  {
    scripts: ['Fullscreen'],
    pathOf: () => carPath((car) => car.images.length > 3 && car.spinImages.length === 0),
    async act(page) {
      await page.getByRole('button', { name: gallery.photos.fullscreen }).click();
      await expect(page.getByRole('alert').filter({ hasText: gallery.photos.failed })).toBeVisible();
    },
  },
  {
    scripts: ['leaflet-src'],
    pathOf: () => '/locations',
    async act(page) {
      await page.getByRole('button', { name: locations.map.open }).click();
      await expect(page.getByText(locations.map.failed)).toBeVisible();
    },
  },
  {
    scripts: ['toast'],
    pathOf: () => '/',
    async act(page) {
      await page.locator('[data-keep="compare"][aria-pressed="false"]:visible').first().click();
      await expect(notice(page)).toBeVisible();
    },
  },
  {
    scripts: ['au-postcodes'],
    pathOf: () => stockPath(dealer),
    async act(page) {
      await untilLive(page);
      await searchScreen(page, dealer).box.fill('toyota near 3220');
      await searchScreen(page, dealer).box.press('Enter');
      await expect(notice(page)).toBeVisible();
    },
  },
];

const soldMeanwhile = {
  views: 9,
  checked_at: '2026-11-20T02:00:00.000Z',
  car_fields: { status: 'sold', reserved: false, price: 1 },
};

/** These scripts only add something that the visitor did not ask for. */
const additions: readonly Lost[] = [
  {
    scripts: ['opening-words', 'send-queued-leads'],
    pathOf: () => '/locations/harbourline-gold-coast',
    act: (page) => page.locator('.open-now:visible').first().scrollIntoViewIfNeeded(),
  },
  {
    scripts: ['taken-cars', 'NearMisses'],
    pathOf: async () => `${await stockPath(dealer)}?price=:${await lowestPrice()}`,
    act: untilLive,
  },
  { scripts: ['show-change'], pathOf: carPath },
];

const ofSomebody: readonly Lost[] = [
  {
    scripts: ['SaveSearchDialog'],
    pathOf: () => stockPath(dealer),
    act: leads('/save-search?search=', /\/save-search\?search=/),
  },
  {
    scripts: ['save-car'],
    pathOf: carPath,
    async act(page) {
      await page.locator('[data-keep="save"]:visible').first().click();
      await expect(page).toHaveURL(new RegExp(`${savePath({ id: '' }).replace('?', '[?]')}|/sign-in`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

const all = { pages, sentences, additions, ofSomebody };

test('every script that is loaded only with `import()` is covered by a test below', async () => {
  const tried = Object.values(all).flatMap((some) => some.flatMap(({ scripts }) => scripts));
  expect(tried).toEqual(expect.arrayContaining([...(await scriptsOf(dealer)).importedLater]));
});

for (const [what, some] of Object.entries(all))
  test(`scripts that fail to load later: ${what}`, async ({ context }) => {
    test.slow();
    await fillDevice(context, dealer);
    await context.addInitScript(() => localStorage.setItem('lead-outbox', '{"v":1,"data":[]}'));
    if (some === additions)
      await context.route('**/view.json?*', (route) => route.fulfill({ json: soldMeanwhile }));
    if (some === ofSomebody) await signInAs(dealer, somePhone().replace(/\D/g, ''), context);
    await Promise.all(some.map((lost) => visit(context, lost)));
  });

async function visit(context: BrowserContext, { scripts, pathOf, act }: Lost): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await dropFiles(page, [...scripts.map((script) => `/_astro/${script}.`), ...pictures]);
  await page.goto(siteUrl(dealer, await pathOf()));
  await expect(notice(page), scripts.join()).toBeHidden();
  const headings = page.getByRole('heading', { level: 1 });
  const before = await headings.allInnerTexts();
  if (act) await act(page);
  for (const script of scripts) {
    const timesAsked = () => asked.filter((url) => url.includes(`/_astro/${script}.`)).length;
    await expect.poll(timesAsked, { message: `${script} is requested again` }).toBeGreaterThan(1);
  }
  if (!act) expect(await headings.allInnerTexts(), scripts.join()).toEqual(before);
  expect(errors, scripts.join()).toEqual([]);
  await page.close();
}
