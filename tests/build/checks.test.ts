import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aVehicle } from '../../src/vehicle/a-vehicle.ts';
import { openSite, type SitePage } from './built-site.ts';
import { afterEndProblems, headProblems, repeatedTitles, twinsAmong } from './checks/head.ts';
import { imageProblems, loadingProblems } from './checks/images.ts';
import { vehicleDataProblems } from './checks/json-ld.ts';
import { brokenLinks, repeatedIds } from './checks/links.ts';
import { policyProblems } from './checks/policy.ts';
import { priceClaimProblems } from './checks/price-claims.ts';
import { promiseProblems } from './checks/promises.ts';
import { rateProblems } from './checks/rates.ts';
import { weekCostProblems } from './checks/week-costs.ts';
import { foreignWords, programWords } from './checks/words.ts';
import { pageFacts } from './page-facts.ts';

const origin = 'https://www.yard.example';
const head = `<html lang="en-AU"><head><title>Yard</title><meta name="description" content="Cars"><meta name="viewport" content="width=device-width"><link rel="canonical" href="${origin}/a"></head>`;

function aPage(body: string, html = `${head}<body><h1>Yard</h1>${body}</body></html>`): SitePage {
  return { path: '/a', html, facts: pageFacts(html, ['card-photo', 'amount']) };
}

/** Tests of the checks themselves: each check must report the mistake that it looks for. */
describe('the checks of built sites', () => {
  const dir = mkdtempSync(join(tmpdir(), 'checks-'));
  for (const name of ['index', 'a', 'b']) writeFileSync(join(dir, `${name}.html`), '<p id="here">Here</p>');
  writeFileSync(join(dir, 'x.jpg'), '');
  const site = openSite(dir);
  afterAll(() => rmSync(dir, { recursive: true }));

  it.each([
    ['<a href="/b">', 0],
    ['<a href="/b?x=1#here">', 0],
    ['<a href="/">', 0],
    [`<a href="${origin}/b">`, 0],
    ['<a href="https://elsewhere.example/gone">', 0],
    ['<a href="tel:+61855500100">', 0],
    ['<img src="/x.jpg" srcset="/x.jpg 480w, /x.jpg 960w">', 0],
    ['<a href="/c">', 1],
    ['<a href="b">', 1],
    ['<a href="/b/">', 1],
    ['<a href="/b.html">', 0],
    ['<a href="/b#there">', 1],
    ['<a href="#there">', 1],
    [`<a href="${origin}/c">`, 1],
    ['<img src="/y.jpg">', 1],
    ['<img src="/x.jpg" srcset="/x.jpg 480w, /y.jpg 960w">', 1],
    ['<link rel="preload" as="image" imagesrcset="/y.jpg 480w">', 1],
    ['<link rel="stylesheet" href="/_astro/gone.css">', 1],
    ['<script src="/_astro/gone.js"></script>', 1],
  ])('find in %s %d broken links', (body, count) => {
    expect(brokenLinks(aPage(body), site, origin)).toHaveLength(count);
  });

  it.each([
    ['', 0],
    ['\n', 0],
    ['<script src="/_astro/a.js"></script>', 1],
    ['<!-- late -->', 1],
    ['</html>', 1],
  ])('find content after the end of a page, "%s": %d problems', (rest, count) => {
    expect(afterEndProblems(aPage('', `${head}<body></body></html>${rest}`))).toHaveLength(count);
  });

  it('find a page that is cut off', () => {
    expect(afterEndProblems(aPage('', `${head}<body>`))).toHaveLength(1);
  });

  it('find a duplicate id', () => {
    expect(repeatedIds(aPage('<i id="a"></i><b id="a"></b>'))).toEqual(['/a has more than one #a']);
  });

  it.each([
    ['nothing in a page that is complete', (html: string) => html, 0],
    ['a second h1', (html: string) => html.replace('</body>', '<h1>Two</h1></body>'), 1],
    ['an empty h1', (html: string) => html.replace('<h1>Yard</h1>', '<h1> </h1>'), 1],
    ['no title', (html: string) => html.replace('<title>Yard</title>', ''), 1],
    ['no description', (html: string) => html.replace('content="Cars"', 'content=""'), 1],
    ['no language', (html: string) => html.replace(' lang="en-AU"', ''), 1],
    ['no viewport', (html: string) => html.replace('viewport', 'view'), 1],
    ['the address of another page', (html: string) => html.replace('.example/a', '.example/b'), 1],
    [
      'noindex with an address',
      (html: string) => html.replace('</head>', '<meta name="robots" content="noindex"></head>'),
      1,
    ],
  ])('find in the head %s', (_what, change, count) => {
    const html = change(aPage('').html);
    expect(headProblems(aPage('', html), origin)).toHaveLength(count);
  });

  it('find two pages with one title, unless one is not indexed', () => {
    const hidden = aPage(
      '',
      aPage('').html.replace('</head>', '<meta name="robots" content="noindex"></head>'),
    );
    expect(repeatedTitles([aPage(''), aPage('')])).toHaveLength(1);
    expect(repeatedTitles([aPage(''), hidden])).toEqual([]);
  });

  it('accept a page at a second address with a canonical link and the same content', () => {
    const first = aPage('');
    const twin = { ...aPage(''), path: '/b' };
    const other = { ...aPage('', aPage('').html.replaceAll('Yard', 'Trucks')), path: '/c' };
    const astray = { ...aPage('', aPage('').html.replace(`${origin}/a`, `${origin}/d`)), path: '/e' };
    expect([...twinsAmong([first, twin, other, astray], origin)]).toEqual([twin]);
    expect([...twinsAmong([twin, other], origin)]).toEqual([]);
  });

  it.each([
    ['<img src="/x.jpg" width="6" height="4" alt="">', 0],
    ['<a href="/"><img src="/x.jpg" width="6" height="4" alt="Logo"></a>', 0],
    ['<a href="/"><img src="/x.jpg" width="6" height="4" alt=""> Home</a>', 0],
    ['<a href="/" aria-label="Home"><img src="/x.jpg" width="6" height="4" alt=""></a>', 0],
    ['<a href="/"><img src="/x.jpg" width="6" height="4" alt=""></a>', 1],
    ['<img src="/x.jpg" width="6" height="4">', 1],
    ['<img src="/x.jpg" alt="">', 1],
    ['<img src="/x.jpg" srcset="/x.jpg 1w" width="6" height="4" alt="">', 1],
  ])('find in %s %d mistakes', (body, count) => {
    expect(imageProblems(aPage(body))).toHaveLength(count);
  });

  it('find a picture that loads too late or too early', () => {
    const card = (loading: string) => `<div class="card-photo"><img src="/x.jpg" loading="${loading}"></div>`;
    const problems = (...loading: string[]) =>
      loadingProblems(aPage(loading.map(card).join('')), 'card-photo');
    expect(problems('eager', 'eager', 'lazy')).toEqual([]);
    expect(problems('lazy', 'eager')).toHaveLength(1);
    expect(problems('eager', 'eager', 'eager')).toHaveLength(1);
    const swiped = (loading: string) =>
      `<div class="card-photo"><a href="/"><img src="/x.jpg"><img src="/y.jpg" loading="${loading}"></a></div>`;
    const swipedProblems = (...loading: string[]) =>
      loadingProblems(aPage(loading.map(swiped).join('')), 'card-photo');
    expect(swipedProblems('lazy', 'lazy')).toEqual([]);
    expect(swipedProblems('lazy', 'eager')).toHaveLength(1);
  });

  it.each([
    ['<p>undefined km</p>', 1],
    ['<p>$NaN</p>', 1],
    ['<p>[object Object]</p>', 1],
    ['<p>{count} cars</p>', 1],
    ['<p>Call ****.</p>', 1],
    ['<img alt="null">', 1],
    ['<a aria-label="Open {cars}">x</a>', 1],
    ['<p>Nullarbor, a nullified {}, and Nan</p>', 0],
    ['<script>if (x === undefined) y = null;</script><style>a{color}</style>', 0],
  ])('find in %s %d programming terms', (body, count) => {
    expect(programWords(aPage(body))).toHaveLength(count);
  });

  it("find another dealer's texts anywhere", () => {
    expect(
      foreignWords(aPage('<a href="https://www.other.example">x</a>'), ['www.other.example']),
    ).toHaveLength(1);
  });

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<a href=" java\nscript:alert(1)">',
    '<a href="data:text/html,x">',
    '<body onload=x>',
  ])('find the code in %s', (body) => {
    expect(aPage(body).facts.codeInMarkup).toHaveLength(1);
  });

  it.each([
    ["'self'", '<script src="/x.js"></script>', 0],
    ["'self'", '<script type="application/json">{}</script>', 0],
    ["'self'", '<script>run()</script>', 1],
    ["'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='", '<script>run()</script>', 0],
    [
      "'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
      '<script type="module">walk()</script>',
      1,
    ],
    ["'self' 'unsafe-inline'", '<p>no script</p>', 1],
    ["'self' https://cdn.example", '<p>no script</p>', 1],
  ])('find under script-src %s in %s %d mistakes of the policy', (sources, body, count) => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src ${sources}">`;
    expect(policyProblems(aPage('', `<html><head>${meta}</head><body>${body}</body></html>`))).toHaveLength(
      count,
    );
  });

  it('find a page without a policy, and one that has it too late', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
    expect(policyProblems(aPage(''))).toHaveLength(1);
    expect(policyProblems(aPage('', `<script src="/x.js"></script>${meta}`))).toHaveLength(1);
  });

  const warning = '<p>WARNING: This comparison rate is true only for the examples given.</p>';
  const rate = '<p>$99/week at 7.99% p.a., 8.73% p.a. comparison rate</p>';
  it.each([
    ['/a', '<p>No rate</p>', 0],
    ['/a', `${rate}${warning}`, 0],
    ['/a', rate, 1],
    ['/a', `${rate}<template>${warning}</template>`, 1],
    ['/a', `${rate}<details>${warning}</details>`, 1],
    ['/a', `${rate}<dialog>${warning}</dialog>`, 1],
    ['/a', `${rate}<div hidden><section>${warning}</section></div>`, 1],
    ['/a', `${rate}<details open>${warning}</details>`, 0],
    ['/a', `<dialog>${rate}${warning}</dialog>`, 0],
    ['/a', `<dialog>${rate}</dialog><dialog>${warning}</dialog>`, 1],
    ['/a', `<dialog>${rate}</dialog>${warning}`, 0],
    ['/a', `<p>$99/week at 7.99% p.a.</p>${warning}`, 1],
    ['/a', `<p>7.99% p.a.</p><p>8.73% p.a. comparison rate</p>${warning}`, 1],
    ['/a', `<p><b>7.99%</b> p.a. <span>8.73% p.a. comparison rate</span></p>${warning}`, 0],
    ['/a', `<p>$99/week at <b>7.99%</b> p.a.</p>${warning}`, 1],
    ['/a', `<img alt="Now 7.99% p.a.">${warning}`, 1],
    [
      '/a',
      `<dl><div><dt>Rate</dt><dd>7.99% p.a.</dd></div><div><dt>Comparison rate</dt><dd>8.73% p.a.</dd></div></dl>${warning}`,
      0,
    ],
    ['/a', `<dl><dt>Rate</dt><dd>7.99% p.a.</dd></dl>${warning}`, 1],
    ['/a', '<script>const text = "7.99% p.a.";</script>', 0],
    ['/cars/a', `${rate}${warning}<details>${warning}</details>`, 0],
    ['/cars/a', `${rate}${warning}<footer>${warning}</footer>`, 1],
    ['/cars/a', `<section>${rate}${warning}</section><section>${rate}${warning}</section>`, 0],
    ['/cars/a', `<section>${rate}${warning}${warning}</section>`, 1],
    ['/cars/a', warning, 0],
  ])('find on %s in %s %d mistakes of rates', (path, body, count) => {
    expect(rateProblems({ ...aPage(body), path })).toHaveLength(count);
  });

  it.each([
    ['/a', '<p>14 days to change your mind</p><p>Return it within 14 days.</p>', 0],
    ['/a', '<p>14 days to change your mind</p><p>48 hour money back guarantee</p>', 1],
    ['/a', '<p>48 hour money back guarantee</p><p>Held for 72 hours. You return it within 7 days.</p>', 1],
    ['/a', '<p>48 hour money back guarantee. A deposit holds it for 48 hours.</p>', 0],
    ['/cars/a', '<ul><li>12 months roadside assist</li></ul><p>Roadside assist</p>', 0],
    ['/cars/a', '<ul><li>Roadside assist</li></ul><ul><li class="x">12 months roadside assist</li></ul>', 1],
  ])('find on %s in %s %d duplicate promises', (path, body, count) => {
    expect(promiseProblems({ ...aPage(body), path })).toHaveLength(count);
  });

  it.each([
    ['$900 below similar listings', '$900 below the middle.', '$900 below similar listings', 0],
    ['$900 below similar listings', '$900 below the middle.', '$800 below similar listings', 1],
    ['$900 below similar listings', '$800 below the middle.', '$900 below similar listings', 1],
    [null, '$900 below the middle.', '$900 below similar listings', 1],
    ['$900 below similar listings', null, null, 1],
  ])('find a price with %s, in the comparison %s and on a card %s: %d', (beside, compared, card, count) => {
    const page = aPage(
      (beside === null ? '' : `<a class="below" href="#price-comparison">${beside}</a>`) +
        (compared === null ? '' : `<p class="price-comparison-words">${compared}</p>`) +
        (card === null ? '' : `<p class="price-below"><a href="/a#price-comparison">${card}</a></p>`),
    );
    const site = {
      dir: '',
      paths: new Set(['/a']),
      hasFile: () => true,
      rendersOnDemand: () => false,
      page: () => page,
      hasAnchor: () => true,
    };
    expect(priceClaimProblems({ ...page, path: '/a' }, site)).toHaveLength(count);
  });

  it.each([
    ['$306', '$306.30', '$306', 0],
    ['$307', '$306.30', '$306', 1],
    ['$306', '$305.30', '$306', 1],
    ['$306', '$306.30', '$305', 1],
  ])(
    'find a weekly repayment of %s in the sidebar, %s in the calculator and %s on a card: %d',
    (box, week, card, count) => {
      const line = (amount: string, name: string) =>
        `<weekly-price class="${name}"><span>${amount}/week at 7.49% p.a., 9.85% p.a. comparison rate</span>`;
      const page = aPage(
        `${line('$306', 'figures')}
      <weekly-price data-text="{amount}"><span>${box}</span>
      <weekly-price data-text="{rate}% p.a."><span>7.49% p.a., 9.85% p.a. comparison rate</span>
      <p class="repayment"><strong>${week}</strong> <span>a week</span></p>
      <article class="card"><h3><a href="/a">A</a></h3>${line(card, 'price-weekly')}</article>`,
      );
      const site = {
        dir: '',
        paths: new Set(['/a']),
        hasFile: () => true,
        rendersOnDemand: () => false,
        page: () => page,
        hasAnchor: () => true,
      };
      expect(weekCostProblems({ ...page, path: '/a' }, site)).toHaveLength(count);
    },
  );

  it('find structured data that differ from the page', () => {
    const vehicle = aVehicle();
    const offer = { price: 25990, priceCurrency: 'AUD', availability: 'InStock', url: `${origin}/a` };
    const problems = (
      shown: string,
      offers: object | undefined,
      differs: Parameters<typeof aVehicle>[0] = {},
    ) => {
      const types = offers && 'price' in offers ? ['Product', 'Car'] : 'Car';
      const product = { '@type': types, name: vehicle.name, url: `${origin}/a`, offers };
      const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [product] });
      const body = `<b class="amount">${shown}</b><script type="application/ld+json">${json}</script>`;
      return vehicleDataProblems(aPage(body), { ...vehicle, ...differs }, origin);
    };
    expect(problems('$25,990', offer)).toEqual([]);
    expect(problems('$24,990', offer)).toHaveLength(1);
    expect(problems('$25,990', undefined)).toHaveLength(1);
    expect(problems('$25,990', offer, { status: 'sold' })).not.toEqual([]);
    const soldOut = { availability: 'https://schema.org/SoldOut', url: `${origin}/a` };
    expect(problems('$25,990', soldOut, { status: 'sold' })).toEqual([]);
    expect(problems('$25,990', undefined, { status: 'sold' })).toHaveLength(1);
    expect(problems('$25,990', { ...soldOut, price: 1 }, { status: 'sold' })).toHaveLength(1);
    expect(problems('Enquire', undefined, { price: null })).toEqual([]);
    expect(problems('Enquire', offer, { price: null })).not.toEqual([]);
  });
});
