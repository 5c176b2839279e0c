import { join } from 'node:path';
import { type Article, blogArticles } from '#src/editorial/blog/articles.build.ts';
import { BLOG_PATH, sectionPath } from '#src/editorial/blog/blog-paths.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl, testTenantsDir } from '../setup/sites.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test, visitTime } from './visitor.ts';

const articlesOf = (dealer: Dealer): Article[] => {
  const tenant = { dir: join(testTenantsDir, dealer), settings: settingsOf(dealer) };
  return blogArticles({ tenant, words: () => ({ car: tenant.settings.site.vehicleWord.one }) });
};
const isOut = ({ publishedAt }: Article) => publishedAt <= visitTime.getTime();

test('an article becomes visible on its publication date, even if the pages were built before; short and old addresses lead to the current ones', async ({
  page,
}) => {
  const coming = articlesOf('harbourline').find((article) => !isOut(article));
  const { blog } = settingsOf('harbourline');
  if (coming === undefined) throw new Error('No article of harbourline appears later.');
  const card = page.locator('main').getByRole('heading', { name: coming.title, level: 2 });
  const early = page.getByText(fill(blog.texts.early, { date: 'December 1, 2026' }));
  const text = page.getByRole('heading', { name: 'In the driveway' });
  for (const [time, isThere] of [
    [coming.publishedAt - 1000, false],
    [coming.publishedAt, true],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(siteUrl('harbourline', BLOG_PATH));
    await expect(card).toBeVisible({ visible: isThere });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.goto(siteUrl('harbourline', coming.path));
    await expect(text).toBeVisible({ visible: isThere });
    await expect(early).toBeVisible({ visible: !isThere });
    expect(await layoutShift(page)).toBeLessThan(0.01);
  }

  await test.step('short addresses of sections and articles and old addresses of pages redirect', async () => {
    const [article] = articlesOf('harbourline');
    const { list } = settingsOf('harbourline').redirects;
    const moves = [
      ['/buyer-advice', sectionPath('buyer-advice')],
      [article?.path.replace(BLOG_PATH, '') ?? '', article?.path ?? ''],
      ...list.map(({ from, to }) => [from, to]),
    ];
    expect(list.length).toBeGreaterThan(0);
    const arrivals = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const reply = await fetch(path);
            return { path: new URL(reply.url).pathname, hasHeading: /<h1[ >]/.test(await reply.text()) };
          }),
        ),
      moves.map(([from = '']) => from),
    );
    expect(arrivals).toEqual(moves.map(([, to]) => ({ path: to, hasHeading: true })));
  });
});
