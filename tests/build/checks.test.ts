import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from './built-site.ts';
import { aPage, head, origin } from './checks/a-page.ts';
import { afterEndProblems, headProblems, repeatedTitles, twinsAmong } from './checks/head.ts';
import { imageProblems, loadingProblems } from './checks/images.ts';
import { brokenLinks, repeatedIds } from './checks/links.ts';
import { lostScriptProblems } from './checks/lost-scripts.ts';
import { policyProblems } from './checks/policy.ts';
import { foreignWords, programWords } from './checks/words.ts';

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

  const listening = '<script>on("error");on("astro:hydration-error");on("island-failed")</script>';
  const script = '<script type="module" src="/_astro/a.js"></script>';
  const island = (renderer: string) =>
    `<astro-island component-url="/_astro/b.js" renderer-url="${renderer}">`;
  const note = '<div id="unloaded" class="toast" popover="manual" role="alert">';
  it.each([
    ['', 0],
    [listening + script + island('/_astro/renderer.client.1.js') + note, 0],
    [`${listening}<script type="module">a()</script>${script}${note}`, 0],
    [script + note, 1],
    [script + listening + note, 1],
    [listening + script, 1],
    [listening + island('/_astro/client.1.js') + note, 1],
    [`${listening}<script type="module" src="/own/a.js"></script>${note}`, 1],
    [`${listening}<script src="/_astro/a.js"></script>${note}`, 1],
    [`${listening}<script type="module">import{a}from"./a.js";</script>${script}${note}`, 1],
  ])('find in %s %d ways to lose a script unannounced', (body, count) => {
    expect(lostScriptProblems(aPage(body))).toHaveLength(count);
  });
});
