import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type TenantFolders,
  type WrittenTenants,
  writeTenants,
} from '#tests/fixtures/tenants/write-tenants.ts';
import { garagePaths } from '../account/gate-kinds.ts';
import { financePaths } from '../finance/page/finance-pages.ts';
import { contentPages } from './content-pages.build.ts';

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n${body}\n`;

/** A page with no options set. */
const plain = {
  form: null,
  aliases: [],
  picture: null,
  pictureAlt: '',
  start: null,
  expiry: null,
  countdown: false,
  questions: [],
};

/** Slugs of the routes of src/pages that are one page: `brands.astro`, `contact-us/index.astro`, `blog/[...page].astro`. */
const routeSlugs = globSync('**/*.astro', { cwd: join(import.meta.dirname, '../pages') })
  .map((route) => route.replace(/(\/index|\/\[\.\.\.page\])?\.astro$/, ''))
  .filter((slug) => /^(pages\/)?[\w-]+$/.test(slug));

let written: WrittenTenants | null = null;
afterEach(() => {
  written?.remove();
  written = null;
});

function dealerOf(folders: TenantFolders, words: Record<string, string> = { dealer: 'Pit Stop' }) {
  written = writeTenants({ _defaults: {}, pitstop: {}, ...folders });
  return { tenant: { dir: join(written.tenantsDir, 'pitstop') }, words: () => words };
}

function pagesOf(...of: Parameters<typeof dealerOf>) {
  return contentPages(dealerOf(...of));
}

describe('contentPages', () => {
  it('are the Markdown files of _defaults, named like their files', () => {
    expect(
      pagesOf({ _defaults: { 'content/about-us.md': page('About us', '# Hello\n\nFrom *us*.') } }),
    ).toEqual([
      {
        ...plain,
        slug: 'about-us',
        title: 'About us',
        description: 'About it.',
        heading: 'Hello',
        parts: [{ kind: 'html', html: '<p>From <em>us</em>.</p>\n' }],
        html: '<h1>Hello</h1>\n<p>From <em>us</em>.</p>\n',
        hasRates: false,
      },
    ]);
  });

  it("are overridden by the dealer's own texts, and extended by pages that only the dealer has", () => {
    const pages = pagesOf({
      _defaults: { 'content/about-us.md': page('About us', 'Default.') },
      pitstop: {
        'content/about-us.md': page('The yard', 'Ours.'),
        'content/warranty.md': page('Warranty', 'Long.'),
      },
    });
    expect(pages.map(({ slug, title }) => [slug, title])).toEqual([
      ['about-us', 'The yard'],
      ['warranty', 'Warranty'],
    ]);
  });

  it('are filled in the language of their dealer if a language edition has not translated them', () => {
    const files = { 'content/about-us.md': page('Our {cars}', 'Every {car} of {dealer}, {phone}.') };
    const own = { 'content/faqs.md': page('Ask {dealer}', '{cars}') };
    written = writeTenants({ _defaults: files, pitstop: files, 'pitstop-zh': own });
    const { tenantsDir } = written;
    const words = { car: 'caravan', cars: 'caravans', dealer: 'Pit Stop', legalName: 'Pit Stop Pty Ltd' };
    const tenant = {
      ...{ dir: join(tenantsDir, 'pitstop-zh'), dealerDir: join(tenantsDir, 'pitstop') },
      original: { locale: 'en-AU', words },
    };
    const ofEdition = { car: '车', cars: '车辆', dealer: '维修站', legalName: '维修站', phone: '03 1' };
    expect(contentPages({ tenant, words: () => ofEdition })).toMatchObject([
      {
        ...{ slug: 'about-us', lang: 'en-AU', title: 'Our caravans' },
        html: '<p>Every caravan of Pit Stop, 03 1.</p>\n',
      },
      { slug: 'faqs', lang: undefined, title: 'Ask 维修站', html: '<p>车辆</p>\n' },
    ]);
  });

  it('exclude a default page if the dealer has an empty file of its name', () => {
    const defaults = { 'content/finance.md': page('Finance', 'Loans.') };
    expect(pagesOf({ _defaults: defaults, pitstop: { 'content/finance.md': '\n' } })).toEqual([]);
  });

  it.each([
    ['#1 Motors', '#1 Motors'],
    ['Cars: Used & New', 'Cars: Used &amp; New'],
    ['- "Best" Cars', '- &quot;Best&quot; Cars'],
    ['*Star* [Yard](x)', '*Star* [Yard](x)'],
    ['A_B_C `x` \\', 'A_B_C `x` \\'],
    ['{car}', '{car}'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('contain the name of a dealer called %s in title and text', (dealer, inHtml) => {
    const defaults = { 'content/about-us.md': page('About {dealer}', 'We are {dealer}.') };
    expect(pagesOf({ _defaults: defaults }, { dealer, car: 'ute' })).toMatchObject([
      { title: `About ${dealer}`, html: `<p>We are ${inHtml}.</p>\n` },
    ]);
  });

  it.each([
    ['no front matter', '# Hello'],
    ['a front matter without end', '---\ntitle: A\ndescription: B\n# Hello'],
    ['nothing between the lines', '---\n\n---\nHello'],
    ['what is no YAML', '---\ntitle: "A\ndescription: B\n---\nHello'],
  ])('with %s stop the build with the name of the file', (_what, source) => {
    expect(() => pagesOf({ pitstop: { 'content/about-us.md': source } })).toThrow(
      /pitstop\/content\/about-us\.md:[12] {2}the page must begin with title and description/,
    );
  });

  it.each([
    ['no description', 'title: A', /a\.md:1 {2}description is missing at the top of the page\./],
    ['an empty title', 'title: ""\ndescription: B', /a\.md:2 {2}title is missing at the top of the page\./],
    [
      'a number for a title',
      'description: B\ntitle: 4',
      /a\.md:3 {2}title is 4, and must be a text: write it/,
    ],
    [
      'a misspelt title',
      'titel: A\ndescription: B',
      /a\.md:2 {2}titel is not a setting of a page\. Did you mean title\? Allowed here: title, description, form/,
    ],
    [
      'a misspelt title, and no description',
      'titel: A',
      /a\.md:2 {2}titel is not a setting of a page\. Did you mean title\?/,
    ],
  ])('with %s in the front matter stop the build with the line and a sentence', (_what, head, sentence) => {
    const source = `---\n${head}\n---\nHello\n`;
    expect(() => pagesOf({ pitstop: { 'content/a.md': source } })).toThrow(sentence);
  });

  it.each([
    [
      'a form that there is not',
      'form: sevrice',
      /content\/a\.md:4 {2}form is .*; it must be one of .*"service"/,
    ],
    [
      'a setting that no page has',
      'author: C',
      /author is not a setting of a page\. Allowed here: title, desc/,
    ],
    ['a misspelt setting', 'forms: service', /forms is not a setting of a page\. Did you mean form\?/],
    ['a form about a vehicle', 'form: test-drive', /form is .*; it must be one of/],
    [
      'an address that is none',
      'aliases: [service]',
      /aliases is .*; it must be a list of addresses such as/,
    ],
    ['one address', 'aliases: /service', /aliases is .*; it must be a list of addresses such as/],
    ['the address of another page', 'aliases: [/contact]', /the address \/contact belongs to another page/],
    ['an address twice', 'aliases: [/b, /b]', /the address \/b belongs to a\.md/],
  ])('with %s stop the build with a sentence', (_what, setting, sentence) => {
    const source = `---\ntitle: A\ndescription: B\n${setting}\n---\nHello\n`;
    expect(() => pagesOf({ pitstop: { 'content/a.md': source } })).toThrow(sentence);
  });

  // A finance page may be the dealer's text (finance-pages.ts).
  it.each(routeSlugs.filter((slug) => !financePaths.some((path) => path === `/${slug}`)))(
    'named %s stop the build, because a route of src/pages has that address',
    (slug) => {
      expect(() => pagesOf({ pitstop: { [`content/${slug}.md`]: page('A', 'Hello') } })).toThrow(
        `content/${slug}.md  the address /${slug} belongs to another page; rename the file.`,
      );
    },
  );

  it.each(['sign-in', 'watchlist', 'save-search', 'spin-to-win', 'checkout-journey', ...garagePaths])(
    'named %s stop the build, because a function answers that address',
    (path) => {
      const slug = path.replace('/', '');
      expect(() => pagesOf({ pitstop: { [`content/${slug}.md`]: page('A', 'Hello') } })).toThrow(
        `the address /${slug} belongs to another page; rename the file.`,
      );
    },
  );

  it('with a rate and no comparison rate stop the build with the line and what is allowed', () => {
    const source = page('Finance', 'Hello.\n\nBorrow from 6.9% p.a. today.');
    expect(() => pagesOf({ pitstop: { 'content/finance.md': source } })).toThrow(
      /pitstop\/content\/finance\.md:7 {2}"6\.9% p\.a\." stands without a comparison rate\. Allowed: no figures, or/,
    );
  });

  it('report that they state a rate, so that the warning is shown', () => {
    const source = page('Finance', 'From 6.9% p.a., 7.4% p.a. comparison rate.');
    expect(pagesOf({ pitstop: { 'content/finance.md': source } })).toMatchObject([{ hasRates: true }]);
  });

  it('may contain a form', () => {
    const source = '---\ntitle: A\ndescription: B\nform: mini-contact\n---\nHello\n';
    expect(pagesOf({ pitstop: { 'content/a.md': source } })).toMatchObject([{ form: 'mini-contact' }]);
  });

  it('may have Windows line ends', () => {
    const source = page('A', 'Hello').replaceAll('\n', '\r\n');
    expect(pagesOf({ pitstop: { 'content/a.md': source } })).toMatchObject([
      { title: 'A', html: '<p>Hello</p>\n' },
    ]);
  });

  it('are empty without a content folder', () => {
    expect(pagesOf({})).toEqual([]);
  });
});
