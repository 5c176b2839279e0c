import { join } from 'node:path';
import { type Article, blogArticles } from '#src/editorial/blog/articles.build.ts';
import { BLOG_PATH, FEED_PATH, sectionPath } from '#src/editorial/blog/blog-paths.ts';
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

test('the home page links to the newest article, its breadcrumb to its section, and the blog lists all articles published so far', async ({
  page,
}) => {
  const dealer = 'harbourline';
  const { blog, navigation } = settingsOf(dealer);
  const articles = articlesOf(dealer).filter(isOut);
  const [newest] = articles;
  const section = blog.sections.find(({ slug }) => slug === newest?.section);
  await page.goto(siteUrl(dealer));
  await page
    .getByRole('main')
    .getByRole('link', { name: newest?.title ?? '' })
    .click();
  await expect(page).toHaveURL(siteUrl(dealer, newest?.path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
  const trail = page.getByRole('navigation', { name: navigation.texts.breadcrumbs });
  await trail.getByRole('link', { name: section?.heading ?? '' }).click();
  await expect(page).toHaveURL(siteUrl(dealer, sectionPath(section?.slug ?? '')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(section?.heading ?? '');

  await test.step('the articles are listed newest first', async () => {
    await page.goto(siteUrl(dealer, BLOG_PATH));
    await expect(
      page.getByRole('article').getByRole('heading', { level: 2 }).filter({ visible: true }),
    ).toHaveText(articles.map(({ title }) => title));
  });

  await test.step('each section has a page, even a section without articles', async () => {
    for (const { slug, heading } of blog.sections) {
      await page.goto(siteUrl(dealer, sectionPath(slug)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const isEmpty = !articles.some((article) => article.section === slug);
      await expect(page.getByText(blog.texts.empty)).toHaveCount(isEmpty ? 1 : 0);
    }
  });
});

test('the blog page and the feed answer with 404 if the dealer has no blog', async ({ page }) => {
  expect(settingsOf('pitstop').blog.show).toBe(false);
  for (const path of [BLOG_PATH, FEED_PATH])
    expect((await page.goto(siteUrl('pitstop', path)))?.status()).toBe(404);
});

test('an article becomes visible on its publication date, even if the pages were built before', async ({
  page,
}) => {
  const coming = articlesOf('harbourline').find((article) => !isOut(article));
  const { blog } = settingsOf('harbourline');
  if (coming === undefined) throw new Error('No article of harbourline appears later.');
  const card = page.getByRole('main').getByRole('heading', { name: coming.title, level: 2 });
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
});

test('the feed lists exactly the articles published so far', async ({ page }) => {
  await page.goto(siteUrl('harbourline', BLOG_PATH));
  const feed = await page.evaluate(async (path) => {
    const reply = await fetch(path);
    return { type: reply.headers.get('Content-Type'), text: await reply.text() };
  }, FEED_PATH);
  expect(feed.type).toContain('xml');
  const links = [...feed.text.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, link]) => link);
  const { url } = settingsOf('harbourline').site;
  expect(links).toEqual(
    articlesOf('harbourline')
      .filter(isOut)
      .map(({ path }) => url + path),
  );
});

test('short addresses of sections and articles and old addresses of pages redirect to the current ones', async ({
  page,
}) => {
  const [article] = articlesOf('harbourline');
  const { list } = settingsOf('harbourline').redirects;
  const moves = [
    ['/buyer-advice', sectionPath('buyer-advice')],
    [article?.path.replace(BLOG_PATH, '') ?? '', article?.path ?? ''],
    ...list.map(({ from, to }) => [from, to]),
  ];
  expect(list.length).toBeGreaterThan(0);
  for (const [from, to] of moves) {
    await page.goto(siteUrl('harbourline', from));
    await expect(page).toHaveURL(siteUrl('harbourline', to));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
