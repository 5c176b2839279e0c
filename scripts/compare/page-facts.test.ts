import { describe, expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';

const factsOf = (body: string, head = '') =>
  pageFacts(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, '/cars/rio');

describe('the compared facts of a page', () => {
  it('include its visible text, one line per box, without scripts, styles and templates', () => {
    const { text } = factsOf(
      '<p>One\n <b>two</b> &amp; three</p><ul><li>four</li> <li>five<br>six</li></ul>' +
        '<script>seven</script><style>eight{}</style><template><p>nine</p></template>',
    );
    expect(text).toEqual(['One two & three', 'four', 'five', 'six']);
  });

  it('show a lost space between words, and ignore framework markers', () => {
    expect(factsOf('<p>From <b>$10</b></p>').text).not.toEqual(factsOf('<p>From<b>$10</b></p>').text);
    expect(factsOf('<p data-astro-cid-x class="a">From <!-- -->$10</p>').text).toEqual(
      factsOf('<price-line><p class="b">From $10</p></price-line>').text,
    );
  });

  it('include its links, resolved, with their visible or accessible text', () => {
    const { links } = factsOf(
      '<a href="?term=3">Three <b>years</b></a><a href="../about">Us</a><a href="/" aria-label="Home"><svg/></a>' +
        '<a href="tel:+61">Call</a><a href="https://a.example/x">Out</a><a>no link</a>',
    );
    expect(links).toEqual([
      '/cars/rio?term=3 Three years',
      '/about Us',
      '/ Home',
      'tel:+61 Call',
      'https://a.example/x Out',
    ]);
  });

  it('include its headings in order', () => {
    expect(factsOf('<h2>B</h2><h1>A <i>a</i></h1>').headings).toEqual(['h2 B', 'h1 A a']);
  });

  it('include its fields with their form', () => {
    const { fields } = factsOf(
      '<form method="POST" action="/forms/lead"><input name="phone" type="tel" required="">' +
        '<input type="checkbox" name="a" value="" checked><select name="s"><option value="1" selected>x</select>' +
        '<button name="b" value="">Send</button></form><input name="late" form="f">',
    );
    expect(fields).toEqual([
      'form post /forms/lead',
      'input tel name="phone" required in post /forms/lead',
      'input checkbox name="a" checked value="" in post /forms/lead',
      'select name="s" in post /forms/lead',
      'option value="1" selected',
      'button name="b" in post /forms/lead',
      'input text name="late" in form #f',
    ]);
  });

  it('include its images with sizes, and accessible names', () => {
    const { images, labels } = factsOf(
      '<img src="/a.avif" alt="A" width="4" height="3"><video poster="/_astro/p.AbCdEf12.webp"></video>' +
        '<nav aria-label="Menu"></nav><input placeholder="Make">',
    );
    expect(images).toEqual([
      'img src="/a.avif" alt="A" width="4" height="3"',
      'video poster="/_astro/p.webp"',
    ]);
    expect(labels).toEqual(['aria-label: Menu', 'placeholder: Make']);
  });

  it('include its head in any order, without files linked by the bundler', () => {
    const title = '<title>A &amp; B</title>';
    const canonical = '<link rel="canonical" href="https://a.example/b">';
    const other = '<link rel="alternate" hreflang="fr" href="/fr"><meta name="robots" content="noindex">';
    const bundled =
      '<link rel="stylesheet" href="/_astro/a.css"><link rel="modulepreload" href="/_astro/a.js">';
    const { head, text } = factsOf('', title + canonical + other + bundled);
    expect(head).toEqual([
      'html',
      'link rel="alternate" hreflang="fr" href="/fr"',
      'link rel="canonical" href="https://a.example/b"',
      'meta name="robots" content="noindex"',
      'title A & B',
    ]);
    expect(text).toEqual([]);
    expect(factsOf('', bundled + other + canonical + title).head).toEqual(head);
  });

  it('include its JSON-LD by value', () => {
    const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
    expect(factsOf('', ld('{"b":[2, 1],"a":1}'))['JSON-LD']).toEqual(['{"a":1,"b":[2,1]}']);
    expect(factsOf(ld('{'))['JSON-LD']).toEqual(['not JSON: {']);
  });

  it('include its content policy without script hashes', () => {
    const policy = (content: string) =>
      factsOf('', `<meta http-equiv="content-security-policy" content="${content}">`).policy;
    const directives = ["img-src data: 'self'", "script-src 'self'"];
    expect(policy("script-src 'self' 'sha256-aa+/='; img-src data: 'self'")).toEqual(directives);
    expect(policy("img-src data:  'self';script-src 'self' 'sha384-b' 'sha256-c';")).toEqual(directives);
  });
});
