// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blogArticles } from '#src/editorial/blog/articles.build.ts';
import { BLOG_PATH, FEED_PATH, sectionPath } from '#src/editorial/blog/blog-paths.ts';
import { fill } from '#src/values/fill.ts';
import { testDate, testTenantsDir } from '../setup/sites.ts';
import { hrefOf, mainOf, regionsOf, textOf, textsOf } from './built-document.ts';
import { type DemoDealer, openDemoDealer } from './demo-dealer.ts';

const nowMs = Date.parse(`${testDate}T12:00:00+10:00`);

function publishedArticles({ slug, settings }: DemoDealer) {
  const tenant = { dir: join(testTenantsDir, slug), settings };
  const articles = blogArticles({ tenant, words: () => ({ car: settings.site.vehicleWord.one }) });
  return articles.filter(({ publishedAt }) => publishedAt <= nowMs);
}

const dealer = await openDemoDealer('harbourline');
const { settings, site } = dealer;
const { blog, editorial, navigation } = settings;
const pageOf = (path: string) => mainOf(site.page(path));

describe('the blog', () => {
  const articles = publishedArticles(dealer);
  const [newest] = articles;

  it('has its newest article on the home page, with a breadcrumb to its section', () => {
    const section = blog.sections.find(({ slug }) => slug === newest?.section);
    expect(hrefOf(pageOf('/'), newest?.title ?? '')).toBe(newest?.path);
    const article = pageOf(newest?.path ?? '');
    expect(textsOf(article, 'h1')).toEqual([newest?.title]);
    const trail = article.querySelector(`nav[aria-label="${navigation.texts.breadcrumbs}"]`);
    expect(trail && hrefOf(trail, section?.heading ?? '')).toBe(sectionPath(section?.slug ?? ''));
  });

  it('lists all articles published so far, newest first', () => {
    const titles = new Set(articles.map(({ title }) => title));
    const listed = textsOf(pageOf(BLOG_PATH), 'h2');
    expect(listed.filter((text) => titles.has(text))).toEqual([...titles]);
  });

  it('has a page for each section, even without articles', () => {
    for (const { slug, heading } of blog.sections) {
      const main = pageOf(sectionPath(slug));
      expect(textsOf(main, 'h1')).toEqual([heading]);
      const isEmpty = !articles.some(({ section }) => section === slug);
      expect(textsOf(main, '.empty')).toEqual(isEmpty ? [blog.texts.empty] : []);
    }
  });

  it('has exactly the articles published so far in its feed', () => {
    const feed = readFileSync(join(site.dir, FEED_PATH), 'utf8');
    const links = [...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, link]) => link);
    expect(links).toEqual(articles.map(({ path }) => dealer.origin + path));
  });

  it('is neither a page nor a feed if the dealer has none', async () => {
    const other = await openDemoDealer('pitstop');
    expect(other.settings.blog.show).toBe(false);
    expect([other.site.paths.has(BLOG_PATH), other.site.hasFile(FEED_PATH)]).toEqual([false, false]);
  });
});

describe('a page of text', () => {
  it('has its questions in its structured data', () => {
    const count = pageOf('/faqs').querySelectorAll('details').length;
    expect(count).toBeGreaterThan(1);
    const scripts = site.page('/faqs').facts.scripts.filter(({ type }) => type === 'application/ld+json');
    const data: unknown[] = scripts.map(({ text }) => JSON.parse(text));
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'FAQPage', mainEntity: expect.objectContaining({ length: count }) }),
    );
  });

  it('lists every return condition of the dealer', () => {
    const { returns } = editorial;
    const heading = fill(returns.heading, { days: returns.days });
    const [terms] = regionsOf(pageOf('/autopact-handback-guarantee'), heading);
    const items = terms ? textsOf(terms, 'li') : [];
    expect(items).toHaveLength(returns.terms.length);
    for (const term of [
      /within 14 days/,
      /500 km/,
      /quarter of a tank/,
      /keys/,
      /encumbrance/,
      /consumer/,
      /appointment/,
    ])
      expect(items.filter((text) => term.test(text))).toHaveLength(1);
  });

  it('can show vehicles of the types it names', () => {
    const cards = [...pageOf('/pages/spring-clearance').querySelectorAll('.card-facts')];
    const conditions = cards.map((facts) => textOf(facts.querySelector('dd')));
    expect(conditions).toEqual(Array(editorial.stockBlock.max).fill(expect.stringContaining('Demo')));
  });
});
