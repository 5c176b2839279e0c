import { settingsOf } from '../e2e/dealers.ts';
import { expect, test } from '../e2e/visitor.ts';
import { siteUrl } from '../setup/sites.ts';
import { violationsOf } from './axe.ts';

test('axe finds no violation with the menu open', { tag: '@desktop' }, async ({ page }, { project }) => {
  // Every template has the same menu, so each width is looked at with one dealer.
  const isPhone = project.name === 'phone';
  const dealer = isPhone ? 'harbourline' : 'meridian';
  const { texts } = settingsOf(dealer).navigation;
  await page.goto(siteUrl(dealer, '/contact'));
  if (isPhone) await page.getByRole('button', { name: texts.menu }).click();
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('banner').getByRole('navigation');
  // On a phone the current group is open, and several can be open; on a desktop, opening one closes the other.
  const folded = isPhone ? menu.locator('details:not([open]) > summary') : menu.getByRole('button');
  const count = await folded.count();
  expect(count, 'groups of the menu').toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    await (isPhone ? folded.first() : folded.nth(index)).click();
    if (index === count - 1 || (!isPhone && index === 0))
      expect(await violationsOf(page, isPhone ? '#menu' : '#site-header')).toEqual([]);
  }
});
