import { dealers } from '../e2e/dealers.ts';
import { kindsOfPage } from '../e2e/kinds-of-page.ts';
import { expect, test } from '../e2e/visitor.ts';
import { siteUrl } from '../setup/sites.ts';
import { violationsOf } from './axe.ts';

for (const dealer of dealers) {
  for (const kind of kindsOfPage) {
    test(`${dealer}, ${kind.name}: axe finds nothing`, async ({ page }) => {
      const path = await kind.pathOf(dealer);
      test.skip(path === null, `${dealer} has none`);
      await page.goto(siteUrl(dealer, path ?? ''));
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
