import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type WrittenTenants, writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { articleMistakes, blogArticles } from './articles.build.ts';

const { blog, site } = demoSettings('harbourline');
let written: WrittenTenants | null = null;
afterEach(() => {
  written?.remove();
  written = null;
});

/** A dealer with these files in content/blog. */
function dealerOf(files: Record<string, string>, { show = true } = {}) {
  const named = Object.entries(files).map(([path, text]) => [`content/blog/${path}`, text]);
  written = writeTenants({ _defaults: {}, demo: Object.fromEntries(named) });
  const settings = { blog: { ...blog, show }, site };
  return { tenant: { dir: join(written.tenantsDir, 'demo'), settings }, words: () => ({ car: 'ute' }) };
}

const article = (date: string, more = '', body = 'Text.') =>
  `---\ntitle: The {car}\ndescription: About the {car}.\ndate: ${date}\n${more}---\n${body}\n`;

describe('the articles of a dealer', () => {
  it('belong to the section of their folder, with the values of their front matter', () => {
    const more = 'picture: /ute.avif\npictureAlt: A ute\nauthor: Ann\nsearch: /search/ute\n';
    expect(blogArticles(dealerOf({ 'buyer-advice/a-ute.md': article('2026-11-12', more) }))).toEqual([
      {
        slug: 'a-ute',
        section: 'buyer-advice',
        path: '/blog/buyer-advice/a-ute',
        title: 'The ute',
        description: 'About the ute.',
        date: '2026-11-12',
        publishedAt: Date.parse('2026-11-12T00:00:00+10:00'),
        picture: '/ute.avif',
        pictureAlt: 'A ute',
        author: 'Ann',
        search: '/search/ute',
        parts: [{ kind: 'html', html: '<p>Text.</p>\n' }],
        hasRates: false,
      },
    ]);
  });

  it('are filled in the language of their dealer if a language edition has not translated them', () => {
    const of = dealerOf({ 'buyer-advice/a-ute.md': article('2026-11-12', '', 'The {car}.') });
    const { dir } = of.tenant;
    const words = { car: 'ute', cars: 'utes', dealer: 'Demo', legalName: 'Demo' };
    const tenant = { ...of.tenant, dir: `${dir}-zh`, dealerDir: dir, original: { locale: 'en-AU', words } };
    expect(blogArticles({ tenant, words: () => ({ car: '车' }) })).toMatchObject([
      { lang: 'en-AU', title: 'The ute', parts: [{ kind: 'html', html: '<p>The ute.</p>\n' }] },
    ]);
  });

  it('are sorted by date, newest first, across sections', () => {
    const articles = blogArticles(
      dealerOf({
        'buyer-advice/old.md': article('2026-01-01'),
        'motoring-tips/new.md': article('2026-11-20T09:00'),
        'motoring-tips/new-too.md': article('2026-11-20'),
        'motoring-tips/off.md': '',
      }),
    );
    expect(articles.map(({ slug }) => slug)).toEqual(['new', 'new-too', 'old']);
  });

  it('are empty if the dealer has no blog', () => {
    expect(blogArticles(dealerOf({ 'nowhere/a.md': 'nonsense' }, { show: false }))).toEqual([]);
  });

  it.each([
    [
      'a.md',
      article('2026-11-12'),
      /blog\/a\.md {2}an article lies in the folder of its section: servicing-/,
    ],
    [
      'buyers-advice/a.md',
      article('2026-11-12'),
      /blog\/buyers-advice {2}blog\.json has no section "buyers-advice"\. Did you mean buyer-advice\?/,
    ],
    [
      'buyer-advice/2.md',
      article('2026-11-12'),
      /2\.md {2}a number is the address of a page of the list; give the file a name in words\./,
    ],
    [
      'buyer-advice/A Ute.md',
      article('2026-11-12'),
      /A Ute\.md {2}the file name becomes the address: lower-case words joined by hyphens/,
    ],
    [
      'buyer-advice/a.md',
      article('12 November'),
      /a\.md:4 {2}date is .*; it must be a day such as 2026-12-01, or a day and a time such as 2026-12-01T16:00\./,
    ],
    ['buyer-advice/a.md', article('2026-02-30'), /a\.md:4 {2}date is .*; it must be a day/],
    ['buyer-advice/a.md', '---\ntitle: A\ndescription: B\n---\nText', /a\.md:1 {2}date must be a day/],
    [
      'buyer-advice/a.md',
      'Text',
      /a\.md:1 {2}the article must begin with title, description and date between two lines of "---"\./,
    ],
    [
      'buyer-advice/a.md',
      article('2026-11-12', 'autor: Ann\n'),
      /a\.md:5 {2}autor is not a setting of an article\. Did you mean author\? Allowed here: title,/,
    ],
    [
      'buyer-advice/a.md',
      article('2026-11-12', 'picture: ute.avif\n'),
      /a\.md:5 {2}picture is .*; it must be a path such as "\/stock-photos\/suv\/blue-front\.avif"\./,
    ],
    [
      'buyer-advice/a.md',
      article('2026-11-12', 'search: javascript:alert(1)\n'),
      /a\.md:5 {2}search is .*; it must be an address such as "\/search\/used-cars"\./,
    ],
    [
      'buyer-advice/a.md',
      article('2026-11-12', '', '# The ute'),
      /a\.md:1 {2}the title is the heading of an article: take the line with a single # away\./,
    ],
    [
      'buyer-advice/a.md',
      article('2026-11-12', '', 'Text.\n\n::stok::'),
      /a\.md:8 {2}there is no block "stok"\. Did you mean stock\?/,
    ],
    [
      'buyer-advice/a.md',
      article('2026-11-12', '', 'Borrow at 6.9% p.a. today.'),
      /a\.md:6 {2}"6\.9% p\.a\." stands without a comparison rate\./,
    ],
  ])('stop the build if %s is wrong', (path, text, sentence) => {
    const dealer = dealerOf({ [path]: text });
    expect(() => blogArticles(dealer)).toThrow(sentence);
    expect(articleMistakes(dealer)).toEqual([expect.stringMatching(sentence)]);
  });

  it('are all reported, not only the first invalid one', () => {
    const wrong = {
      'buyer-advice/a.md': 'A',
      'buyer-advice/b.md': 'B',
      'buyer-advice/c.md': article('2026-11-12'),
    };
    expect(articleMistakes(dealerOf(wrong))).toHaveLength(2);
  });
});
