import { type Page, test as visit } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { gallerySlides, THUMBNAILS_ABOVE } from '#src/vehicle/gallery/slides/slides.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, unlikeDealers, vehicleWith } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { swipeLeft } from './swipe-left.ts';
import { expect, test } from './visitor.ts';

const hasThumbs = (vehicle: Vehicle) =>
  vehicle.images.length > THUMBNAILS_ABOVE && vehicle.spinImages.length === 0;

for (const dealer of unlikeDealers) {
  test(`${dealer}: every control of the gallery shows the right photograph from the first click, and full screen opens at the current one and keeps the last one shown`, {
    tag: dealer === 'harbourline' ? '@desktop-only' : [],
  }, async ({ page }) => {
    const { gallery, texts, vehicle } = await open(page, dealer, 'with thumbnails', hasThumbs);
    const total = gallerySlides(vehicle).length;

    await test.step('arrows, thumbnails and keys', async () => {
      await gallery.next.click();
      await expect(gallery.photos.nth(1)).toBeInViewport({ ratio: 0.5 });
      await expect(gallery.page.getByText(`2/${total}`, { exact: true })).toBeVisible();
      await gallery.thumb(`4/${total}`).click();
      await expect(gallery.photos.nth(3)).toBeInViewport({ ratio: 0.5 });
      await expect(gallery.thumb(`4/${total}`)).toHaveAttribute('aria-current', 'true');
      await gallery.strip.press('ArrowLeft');
      await expect(gallery.photos.nth(2)).toBeInViewport({ ratio: 0.5 });
      await gallery.strip.press('End');
      await expect(gallery.photos.nth(total - 1)).toBeInViewport({ ratio: 0.5 });
      await expect(gallery.next).toHaveAttribute('aria-disabled', 'true');
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });

    const dialog = page.getByRole('dialog');
    await test.step('full screen, closed by the Escape key', async () => {
      await gallery.thumb(`2/${total}`).click();
      await expect(gallery.photos.nth(1)).toBeInViewport({ ratio: 0.5 });
      await gallery.photos.nth(1).click();
      await expect(dialog.getByText(`2/${total}`, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('img', { name: `3/${total}` }).first()).toBeInViewport({ ratio: 0.5 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(gallery.photos.nth(2)).toBeInViewport({ ratio: 0.5 });
      await expect(gallery.fullscreen).toBeFocused();
      // The browser leaves the history entry of the closed dialog a little later; the next dialog must come
      // after that.
      await expect.poll(() => page.evaluate(() => history.state?.dialog === true)).toBe(false);
    });

    await test.step('full screen, closed by the back button and by its own', async () => {
      const address = page.url();
      await gallery.fullscreen.click();
      await dialog.getByRole('link', { name: `1/${total}` }).click();
      await expect(dialog.getByText(`1/${total}`, { exact: true })).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(gallery.photos.first()).toBeInViewport({ ratio: 0.5 });
      await gallery.fullscreen.click();
      await dialog.getByRole('button', { name: texts.photos.close }).click();
      await expect(dialog).toHaveCount(0);
      expect(page.url()).toBe(address);
    });
  });
}

test('swiping shows the next photograph, already the first time', async ({ page }) => {
  const { gallery } = await open(page, 'harbourline', 'with thumbnails', hasThumbs);
  await swipeLeft(page, gallery.photos.first());
  await expect(gallery.photos.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('[data-carousel]')).toHaveCount(1);
  await swipeLeft(page, gallery.photos.nth(1));
  await expect(gallery.photos.nth(2)).toBeInViewport({ ratio: 0.9 });
});

// This test requests another host, which the usual `test` does not allow.
visit(
  'a film on a video platform is loaded only when it is played, and removed when the shopper leaves it',
  async ({ page }) => {
    const isFilmed = (vehicle: Vehicle) =>
      gallerySlides(vehicle).some(({ kind }) => kind === 'embed') && hasThumbs(vehicle);
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' });
    });
    const { gallery, texts, vehicle } = await open(
      page,
      'harbourline',
      'with a film on a platform',
      isFilmed,
    );
    await gallery.thumb(texts.video.play).click();
    await expect(page.getByText(fill(texts.video.contacts, embedOf(vehicle)))).toBeInViewport();
    expect(asked).toEqual([]);
    await gallery.strip.getByRole('link', { name: texts.video.play }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', embedOf(vehicle).embedUrl);
    await expect.poll(() => asked).toEqual([new URL(embedOf(vehicle).embedUrl).host]);
    await gallery.thumb('1/').first().click();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('the chosen view is shown and marked in forced colours, and the photographs start again after another view', async ({
  page,
}) => {
  const isSpun = ({ images, spinImages }: Vehicle) =>
    spinImages.length > 1 && images.length > THUMBNAILS_ABOVE;
  const { gallery, texts } = await open(page, 'harbourline', 'with a spin', isSpun);
  const views = page.getByRole('group', { name: texts.views.label });
  const view = (name: string) => views.getByRole('radio', { name });
  await expect(view(texts.views.spin)).toBeChecked();
  await expect(gallery.strip).toBeHidden();
  await view(texts.views.spin).press('ArrowRight');
  await expect(gallery.photos.first()).toBeInViewport();
  await gallery.next.click();
  await expect(gallery.photos.nth(1)).toBeInViewport({ ratio: 0.5 });
  await view(texts.views.images).press('ArrowLeft');
  await expect(gallery.strip).toBeHidden();
  await view(texts.views.spin).press('ArrowRight');
  await expect(gallery.photos.first()).toBeInViewport({ ratio: 0.5 });

  await test.step('where a wheel had scrolled them before the carousel took over', async () => {
    await page.reload();
    await view(texts.views.images).check();
    await gallery.photos.first().hover();
    await page.mouse.wheel(500, 0);
    await expect(gallery.thumb('2/')).toHaveAttribute('aria-current', 'true');
    await view(texts.views.spin).check();
    await expect(gallery.strip).toBeHidden();
    await view(texts.views.images).check();
    await expect(gallery.photos.first()).toBeInViewport({ ratio: 0.9 });
    await expect(gallery.thumb('1/')).toHaveAttribute('aria-current', 'true');
    await gallery.next.click();
    await expect(gallery.photos.nth(1)).toBeInViewport({ ratio: 0.9 });
  });

  await page.emulateMedia({ forcedColors: 'active' });
  const marked = await views
    .locator('label')
    .evaluateAll((all) => all.filter((label) => getComputedStyle(label).borderBottomWidth !== '0px'));
  expect(marked).toHaveLength(1);
});

test.describe('when something does not load', () => {
  test.use({ faults: /stock-photos|_astro|Failed to fetch/ });

  test('a placeholder replaces a missing photograph, full screen says that it did not load until it does, and the address of the page is shown to be copied', async ({
    page,
  }) => {
    const vehicle = await vehicleWith('harbourline', 'with thumbnails', hasThumbs);
    const stem = vehicle.images[1]?.url.replace(/\.\w+$/, '') ?? '';
    await page.route(`**${stem}*`, (route) => route.fulfill({ status: 404 }));
    const scripts = /_astro\/(Gallery|ShareBar)/;
    await page.route(scripts, (route) => route.abort());
    const { gallery, texts } = await open(page, 'harbourline', 'with thumbnails', hasThumbs);

    await gallery.fullscreen.click();
    await expect(page.getByRole('alert').filter({ hasText: texts.photos.failed })).toBeVisible();
    await gallery.thumb('3/').first().click();
    await expect(gallery.photos.nth(2)).toBeInViewport({ ratio: 0.5 });

    await gallery.thumb('2/').first().click();
    const second = gallery.photos.nth(1);
    await expect(second).toHaveAccessibleName(new RegExp(texts.photos.broken));
    await expect(second).not.toHaveJSProperty('naturalWidth', 0);
    await expect(gallery.photos).toHaveCount(vehicle.images.length);
    await expect(gallery.photos.first()).not.toHaveAccessibleName(new RegExp(texts.photos.broken));

    const { share } = settingsOf('harbourline').vehicle;
    const bar = page.locator('.share-bar');
    await bar.getByRole('button', { name: share.copyLabel }).click();
    await expect(bar.getByRole('alert').filter({ visible: true })).toContainText(`/cars/${vehicle.slug}`);
    await bar.getByRole('button', { name: share.label }).click();
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeVisible();

    await page.unroute(scripts);
    await gallery.fullscreen.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

function embedOf(vehicle: Vehicle) {
  const slide = gallerySlides(vehicle).find(({ kind }) => kind === 'embed');
  if (slide?.kind !== 'embed') throw new Error(`${vehicle.name} has no film on a platform.`);
  return slide;
}

async function open(page: Page, dealer: Dealer, what: string, isWanted: (vehicle: Vehicle) => boolean) {
  const vehicle = await vehicleWith(dealer, what, isWanted);
  const texts = settingsOf(dealer).gallery;
  await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
  const media = page.locator('.media');
  const strip = media.getByRole('list', { name: vehicle.name });
  const gallery = {
    page: media,
    strip,
    photos: strip.getByRole('img'),
    next: media.getByRole('button', { name: texts.photos.next }),
    fullscreen: media.getByRole('button', { name: texts.photos.fullscreen }),
    thumb: (name: string) => media.locator('.thumbs').getByRole('link', { name }),
  };
  return { gallery, texts, vehicle };
}
