// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readReviews } from '#src/reviews/review-file.build.ts';
import { REVIEWS_PATH } from '#src/reviews/reviews-page.ts';
import { fill } from '#src/values/fill.ts';
import { testTenantsDir } from '../setup/sites.ts';
import { documentOf, hrefOf, textOf, textsOf } from './built-document.ts';
import { openDemoDealer } from './demo-dealer.ts';

const { settings, site } = await openDemoDealer('harbourline');
const { reviews, locations } = settings;
const { texts, minimumRating, fullQuantity, branchQuantity } = reviews;
const written = readReviews({ dir: `${testTenantsDir}/harbourline` }, reviews.file).reviews;
const good = written.filter(({ rating, text }) => rating >= minimumRating && text !== '');
const documentAt = (path: string) => documentOf(site.page(path));

describe('the page of reviews', () => {
  const main = documentAt(REVIEWS_PATH).querySelector('main') ?? document.body;
  const articles = [...main.querySelectorAll('article')];
  const articleOf = (text = '') => articles.find((article) => textOf(article).includes(text));

  it('shows the first of the good reviews, newest first, and unfolds the others without a script', () => {
    expect(textOf(main)).toContain(fill(locations.texts.rating, { average: 4.1, count: '1,106' }));
    expect(articles).toHaveLength(good.length);
    const folded = main.querySelector('.reviews > details');
    expect(folded?.querySelectorAll('article')).toHaveLength(good.length - fullQuantity);
    expect(textsOf(main, '.reviews > details > summary .more')).toEqual([
      fill(texts.more, { count: good.length - fullQuantity }),
    ]);
    const [newest] = good.toSorted((one, other) => other.date.localeCompare(one.date));
    expect(textOf(articles[0])).toContain(newest?.customer);
    const days = articles.map((one) => one.querySelector('.by time')?.getAttribute('datetime'));
    expect(days).toEqual(days.toSorted().reverse());
  });

  it("has the dealer's reply below its review, with its date", () => {
    const answered = good.find(({ reply }) => reply !== null);
    const review = articleOf(answered?.customer);
    expect(textOf(review)).toContain(fill(texts.reply, { dealer: settings.site.name }));
    expect(textOf(review)).toContain(answered?.reply?.text);
    expect(review?.querySelector('.reply time')?.getAttribute('datetime')).toBe(answered?.reply?.date);
  });
});

describe('reviews with too few stars', () => {
  it.each(['/', REVIEWS_PATH, '/locations/harbourline-brisbane-city'])(
    'are nowhere in the HTML of %s, not even in structured data',
    (path) => {
      const bad = written.filter(({ rating }) => rating < minimumRating);
      expect(bad.length).toBeGreaterThan(1);
      const { html } = site.page(path);
      expect(bad.filter(({ text }) => html.includes(text.slice(0, 30)))).toEqual([]);
      expect(html).not.toContain('aggregateRating');
    },
  );
});

describe('the page of a branch', () => {
  it("has its rating, which leads to the branch's reviews, and no reviews of other branches", () => {
    const branch = locations.locations.find(({ id }) => id === 'bne');
    const page = documentAt(`/locations/${branch?.slug}`);
    const { average = 0 } = branch?.rating ?? {};
    const link = page.querySelector('a[href="#reviews"]');
    expect(textOf(link)).toContain(fill(locations.texts.ratingOutOf, { average }));
    const section = page.querySelector('#reviews');
    expect(textOf(section?.querySelector('h2'))).toBe(locations.texts.reviews);
    const folded = section?.querySelectorAll('.reviews > details article').length ?? 0;
    expect((section?.querySelectorAll('article').length ?? 0) - folded).toBe(branchQuantity);
    const others = good.filter(({ locationId }) => locationId !== null && locationId !== 'bne');
    expect(others).not.toEqual([]);
    expect(others.filter(({ text }) => textOf(section).includes(text.slice(0, 40)))).toEqual([]);
  });

  it("does not show an average below the minimum, and neither does the branch's card", () => {
    const branch = locations.locations.find(
      ({ rating }) => rating !== null && rating.average < minimumRating,
    );
    expect(documentAt(`/locations/${branch?.slug}`).querySelector('a[href="#reviews"]')).toBeNull();
    const { average = 0, count = 0 } = branch?.rating ?? {};
    const { body } = documentAt('/locations');
    expect(textOf(body)).toContain(branch?.name);
    expect(textOf(body)).not.toContain(fill(locations.texts.rating, { average, count }));
  });
});

it('the home page quotes some reviews and links to all', () => {
  const section = documentAt('/').querySelector('[aria-labelledby="home-reviews"]') ?? document.body;
  expect(textOf(section.querySelector('h2'))).toBe(reviews.home.heading);
  expect(section.querySelectorAll('article').length).toBeGreaterThan(0);
  expect(hrefOf(section, reviews.home.allLabel)).toBe(REVIEWS_PATH);
});

it('a dealer without reviews has no page of them', async () => {
  const other = await openDemoDealer('pitstop');
  expect(other.settings.reviews.show).toBe(false);
  expect(other.site.paths.has(REVIEWS_PATH)).toBe(false);
});
