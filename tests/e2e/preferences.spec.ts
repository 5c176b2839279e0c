import { siteUrl } from '../setup/sites.ts';
import { unlikeDealers, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { expect, test } from './visitor.ts';

for (const dealer of unlikeDealers) {
  test(`${dealer}: in forced colours buttons have a visible border and label`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const vehicle = await vehicleWith(dealer, 'in stock', isPlain);
    await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
    const button = page.locator('main').locator('.purchase .button').first();
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

  test(`${dealer}: with reduced motion no element is animated, on either width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteUrl(dealer));
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const moving = await page.evaluate(() => {
        const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
        const isMoving = ({ transitionDuration, animationName, scrollBehavior }: CSSStyleDeclaration) =>
          transitionDuration.split(', ').some((time) => time !== '0s') ||
          animationName !== 'none' ||
          scrollBehavior === 'smooth';
        return styles.filter(isMoving).length;
      });
      expect(moving).toBe(0);
    }
  });
}
