import type { BrowserContext, Page } from '@playwright/test';
import { CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { slowness } from '../setup/browser.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { examplesOf } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { unloaded } = settingsOf(dealer).navigation.texts;
const { texts } = settingsOf(dealer).finance.calculator;
const parts = [1, 2, 3, 4, 5, 6];
const pagesAtOnce = 4;
/** A script is asked for twice, a second apart, by several pages at once. */
const saidMs = 30_000 * slowness;

// The page that is missing is read too.
test.use({ faults: /no-such-page|There is no rate/ });

/** A script of the site, and a page that needs it. */
interface Need {
  readonly script: string;
  readonly url: string;
}

for (const part of parts)
  test(`each script that is lost leaves the page as it was built, and the page says so (part ${part})`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const needs = (await allNeeds(page)).filter((_, index) => index % parts.length === part - 1);
    expect(needs.length).toBeGreaterThan(14);
    const context = await browser.newContext();
    while (needs.length > 0)
      await Promise.all(needs.splice(0, pagesAtOnce).map((need) => visit(context, need)));
    await context.close();
  });

test('an island that cannot be rendered leaves what was built, whose form the browser sends', async ({
  page,
}) => {
  await page.route(/_astro[/]Calculator[.]island[.]/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function Calculator() { throw new Error('There is no rate'); }",
    }),
  );
  await page.goto(siteUrl(dealer, CALCULATOR_PATH));
  const amount = page.getByRole('textbox', { name: texts.amount });
  await amount.fill('25k');
  await expect(page.getByRole('alert').filter({ hasText: unloaded })).toBeVisible();
  await expect(amount).toHaveValue('25k');
  await amount.press('Enter');
  await expect(page).toHaveURL(/\/api\/finance\/calculation\?.*amount=25k/);
});

async function visit(context: BrowserContext, { script, url }: Need): Promise<void> {
  const page = await context.newPage();
  await page.route(`**${script}*`, (route) => route.abort());
  await page.goto(url);
  const before = await partsOf(page);
  await touchIslands(page);
  const what = `${url} without ${script}`;
  await expect(page.getByRole('alert').filter({ hasText: unloaded }), what).toBeVisible({
    timeout: saidMs,
  });
  const after = await partsOf(page);
  expect(after.headings, what).toEqual(before.headings);
  expect(after.links, what).toEqual(expect.arrayContaining(before.links));
  await page.close();
}

async function partsOf(page: Page) {
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 1 }).allInnerTexts();
  const links = await main
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return { headings, links };
}

/** As somebody does who comes near everything that can be operated. */
async function touchIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      const { value } = JSON.parse(island.getAttribute('opts') ?? '{}');
      const touched = value?.links ? document.querySelector(value.links) : island.firstElementChild;
      touched?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
}

/** Each script once that some kind of page needs, for itself or for an island which a touch or an idle moment starts. */
async function allNeeds(page: Page): Promise<Need[]> {
  const found = new Map<string, string>();
  await page.goto(siteUrl(dealer));
  const read = (url: string) => page.evaluate(async (asked) => (await fetch(asked)).text(), url);
  const collect = async (script: string, url: string) => {
    if (found.has(script)) return;
    found.set(script, url);
    const code = await read(script);
    const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)];
    for (const [, name = ''] of imports) await collect(new URL(name, siteUrl(dealer, script)).pathname, url);
  };
  const pages = await Promise.all(
    (await examplesOf(dealer)).map(async ({ url }) => ({ url, html: await read(url) })),
  );
  // Each on the smallest page that needs it, which comes soonest.
  for (const { url, html } of pages.toSorted((one, other) => one.html.length - other.html.length)) {
    const scripts = html.matchAll(/<script type="module" src="([^"]+)"/g);
    const islands = html.matchAll(
      /component-url="([^"]+)"[^>]*renderer-url="([^"]+)"[^>]*client="(?:interaction|idle)"/g,
    );
    for (const [, ...files] of [...scripts, ...islands]) for (const file of files) await collect(file, url);
  }
  return [...found].map(([script, url]) => ({ script, url }));
}
