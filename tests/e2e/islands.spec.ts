import { readdirSync } from 'node:fs';
import { siteUrl, testDistDir } from '../setup/sites.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const folder = `${testDistDir}/${dealer}/_astro`;
/** The scripts of components: islands, and components that islands load later. */
const components = readdirSync(folder).filter(
  (file) => /^[A-Z].*[.]js$/.test(file) && !file.includes('.astro_'),
);

test('the script of every component runs on a page that has loaded nothing else', async ({ page }) => {
  const blank = siteUrl(dealer, '/blank');
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(blank);
  const failed: string[] = [];
  for (const file of components) {
    // Each script gets a frame: a module that another island has already run would hide a circular import, and a page
    // takes longer to open.
    const error = await page.evaluate(async (path) => {
      const frame = document.createElement('iframe');
      document.body.replaceChildren(frame);
      const run: unknown = frame.contentDocument?.defaultView?.eval(`import(${JSON.stringify(path)})`);
      return Promise.resolve(run).then(
        () => null,
        (reason: unknown) => String(reason),
      );
    }, `/_astro/${file}`);
    if (error !== null) failed.push(`${file}: ${error}`);
  }
  expect(components.length).toBeGreaterThan(30);
  expect(failed).toEqual([]);
});
