import type { Page } from '@playwright/test';
import { REVIEWS_PATH } from '#src/reviews/reviews-page.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf, unlikeDealers } from './dealers.ts';
import { expect, test, visitTime } from './visitor.ts';

const unknown = 'no-such-vehicle-1';
test.use({ faults: new RegExp(unknown) });

const much = ({ features, dealerComments }: Vehicle) => features.length * 40 + (dealerComments?.length ?? 0);

async function fullestOf(dealer: Dealer): Promise<Vehicle> {
  const stock = await stockOf(dealer);
  const caravans = stock.filter(({ itemType }) => itemType === 'caravan');
  const [fullest] = (caravans.length > 0 ? caravans : stock).toSorted((a, b) => much(b) - much(a));
  if (fullest === undefined) throw new Error(`${dealer} has no stock.`);
  return fullest;
}

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

// Printing does not depend on the screen, so only the desktop prints: two templates that share nothing, and caravans.
for (const dealer of [...unlikeDealers, 'wattle-range'] as const) {
  test(`${dealer}: the vehicle with the most text prints on one page`, { tag: '@desktop-only' }, async ({
    page,
  }) => {
    const vehicle = await fullestOf(dealer);
    await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toBeHidden();
    expect(await pagesOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText(`${vehicle.year} ${vehicle.make} ${vehicle.model}`);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(async () => void (await document.fonts.ready));
    const bottoms = await sheet.evaluate((element) =>
      [element, ...element.querySelectorAll('.print-branch, .print-small')].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    );
    expect(Math.max(...bottoms), 'branch, code and disclaimers fit on the page').toBe(bottoms[0]);
  });
}

test('any page prints with its title, without header, footer and navigation', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/faqs', '/blog']) {
    await test.step(path, async () => {
      await page.goto(siteUrl('harbourline', path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  }
});

test('a listing prints its cars three in a row, none across two pages, and nothing to press', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/search/used-cars'));
  await page.emulateMedia({ media: 'print' });
  const cells = page.locator('.search .card-grid > li:visible');
  expect(await cells.count()).toBe(settingsOf('harbourline').search.hitsPerPage);
  const places = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      breaks: getComputedStyle(cell).breakInside,
    })),
  );
  const first = places[0]?.top;
  expect(places.filter(({ top }) => top === first)).toHaveLength(3);
  expect(new Set(places.map(({ breaks }) => breaks))).toEqual(new Set(['avoid']));
  await expect(page.locator('.search').getByRole('button')).toHaveCount(0);
  await expect(cells.first().getByRole('link', { name: /^View Details/ })).toBeHidden();
  const promotions = page.locator('.promotions');
  expect(await promotions.count()).toBeGreaterThan(0);
  for (const promotion of await promotions.all()) await expect(promotion).toBeHidden();
});

test('no card of a vehicle, branch, article or promotion prints across two pages', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const paths = ['/', '/locations', '/locations/harbourline-gold-coast', '/blog', '/finance', '/404'];
  for (const path of [...paths, '/toyota/overview', '/models/hyundai-tucson']) {
    await page.goto(siteUrl('harbourline', path));
    const breaks = await page
      .locator('main :is(.card, .location, .piece, .promotion):visible')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const cell = card.closest('li, .tile, [data-slide]');
          return cell && getComputedStyle(cell).breakInside;
        }),
      );
    expect(breaks.length, path).toBeGreaterThan(0);
    expect(new Set(breaks), path).toEqual(new Set(['avoid']));
  }
});

test('no heading prints at the end of a page, away from what follows', { tag: '@desktop-only' }, async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/locations']) {
    await page.goto(siteUrl('harbourline', path));
    const breaks = await page
      .locator('main :is(h2, .section-head):visible')
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).breakAfter));
    expect(new Set(breaks), path).toEqual(new Set(['avoid']));
  }
});

test('a long review prints once, without the label that expands it', { tag: '@desktop-only' }, async ({
  page,
}) => {
  const { readOn } = settingsOf('harbourline').reviews.texts;
  await page.goto(siteUrl('harbourline', REVIEWS_PATH));
  const long = page
    .getByRole('article')
    .filter({ has: page.getByText(readOn, { exact: true }) })
    .first();
  const paragraphs = long.locator('.prose p').filter({ visible: true });
  const [beginning = ''] = await paragraphs.allInnerTexts();
  await page.emulateMedia({ media: 'print' });
  await expect(long.getByText(readOn, { exact: true })).toBeHidden();
  await expect(long.getByText(beginning.slice(0, 40)).filter({ visible: true })).toHaveCount(1);
});

test("the finance page's list prints as a plain block, over nothing that follows it, on paper of any width", {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(siteUrl('harbourline', '/finance'));
  const list = page.locator('.list:has(.promotion)');
  for (const width of [680, 720]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(list).toHaveCSS('display', 'block');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('/print redirects to the vehicle and opens the print dialog once, with the photo loaded, and says if there is nothing to print', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const { print } = settingsOf('harbourline').documents;
  const vehicle = await fullestOf('harbourline');
  await page.addInitScript(() => {
    window.print = () => {
      const photo = document.querySelector<HTMLImageElement>('.print-photo');
      document.documentElement.dataset['printed'] = `${photo?.complete} ${photo?.naturalWidth !== 0}`;
    };
  });
  // The page waits some seconds for the photo and then prints without it; the stopped clock prevents that on
  // a slow machine.
  await page.clock.pauseAt(visitTime);
  await page.goto(siteUrl('harbourline', `/print?car_id=${unknown}`));
  await expect(page.getByText(print.unknown)).toBeVisible();
  await expect(page.getByText(print.howTo)).toBeHidden();
  await expect(page.getByRole('link', { name: print.browse })).toBeVisible();

  await page.goto(siteUrl('harbourline', `/print?car_id=${vehicle.slug}`));
  await expect(page).toHaveURL(siteUrl('harbourline', `/cars/${vehicle.slug}`));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true true');
  await page.reload();
  // Waits for everything that the page waits for before printing.
  await page.locator('.print-photo').evaluate(async (photo: HTMLImageElement) => {
    photo.loading = 'eager';
    await Promise.all([photo.decode(), document.fonts.ready]);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
});
