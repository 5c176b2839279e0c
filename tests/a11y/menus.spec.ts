import { settingsOf, unlikeDealers } from '../e2e/dealers.ts';
import { expect, test } from '../e2e/visitor.ts';
import { siteUrl } from '../setup/sites.ts';
import { violationsOf } from './axe.ts';

for (const dealer of unlikeDealers) {
  test(
    `${dealer}: axe finds no violation with the menu open`,
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      const { texts } = settingsOf(dealer).navigation;
      const isPhone = project.name === 'phone';
      await page.goto(siteUrl(dealer, '/contact'));
      if (isPhone) await page.getByRole('button', { name: texts.menu }).click();
      const menu = isPhone ? page.getByRole('dialog') : page.getByRole('banner').getByRole('navigation');
      // On a phone the current group is open, and several can be open; on a desktop, opening one closes the other.
      const folded = isPhone ? menu.locator('details:not([open]) > summary') : menu.getByRole('button');
      const count = await folded.count();
      for (let index = 0; index < count; index++) {
        await (isPhone ? folded.first() : folded.nth(index)).click();
        if (index === count - 1 || (!isPhone && index === 0)) expect(await violationsOf(page)).toEqual([]);
      }
    },
  );
}
