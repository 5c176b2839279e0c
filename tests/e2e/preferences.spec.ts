import { siteUrl } from '../setup/sites.ts';
import { animationsDone } from './animations-done.ts';
import { dealers, vehicleWith } from './dealers.ts';
import { isPlain, mainKinds } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

for (const dealer of dealers) {
  test(`${dealer}: with text at 200 % nothing is pushed off the screen`, { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const kind of mainKinds) {
      await page.goto(siteUrl(dealer, (await kind.pathOf(dealer)) ?? '/'));
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await animationsDone(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${kind.name}: pixels of horizontal scroll`).toBe(0);
    }
  });

  test(`${dealer}: in forced colours buttons keep an edge and a label`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const vehicle = await vehicleWith(dealer, 'in stock', isPlain);
    await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
    const button = page.getByRole('main').locator('.box .button').first();
    await expect(button).toBeVisible();
    const look = await button.evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor, color } = getComputedStyle(element);
      return {
        edge: borderTopWidth,
        isEdgeSeen: borderTopColor !== backgroundColor,
        isTextSeen: color !== backgroundColor,
      };
    });
    expect(look).toEqual({ edge: '2px', isEdgeSeen: true, isTextSeen: true });
  });

  test(`${dealer}: with reduced motion nothing moves by itself`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteUrl(dealer));
    const moving = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const isMoving = ({ transitionDuration, animationName, scrollBehavior }: CSSStyleDeclaration) =>
        transitionDuration.split(', ').some((time) => time !== '0s') ||
        animationName !== 'none' ||
        scrollBehavior === 'smooth';
      return styles.filter(isMoving).length;
    });
    expect(moving).toBe(0);
  });
}
