import { describe, expect, it } from 'vitest';
import { clockPath, withDevParts } from './dev-parts.ts';

const page =
  '<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src"><script>first()</script></head><body></body></html>';

describe('withDevParts', () => {
  it('inserts the clock before every script and the policy, but after the character set', () => {
    const html = withDevParts(page, '2026-11-22T00:00:00.000Z');
    const places = ['charset', clockPath, 'dev-bar', 'Content-Security-Policy', 'first()'].map((text) =>
      html.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('data-revision="2026-11-22T00:00:00.000Z"');
  });

  it('does so once, even if a page passes through twice', () => {
    const once = withDevParts(page, 'a');
    expect(withDevParts(once, 'b')).toBe(once);
  });

  it('removes scripts of styles that the page already contains', () => {
    const styled = page.replace(
      '</head>',
      '<script type="module" src="/src/ui/base.css"></script><script type="module" src="/a.astro?astro&type=style&lang.css"></script><script type="module" src="/a.client.ts"></script><link rel="stylesheet" href="/b.css"></head>',
    );
    const html = withDevParts(styled, 'a');
    expect(html).not.toMatch(/<script[^>]+css"/);
    expect(html).toContain('<script type="module" src="/a.client.ts">');
    expect(html).toContain('<link rel="stylesheet" href="/b.css">');
  });

  it('leaves HTML fragments unchanged', () => {
    expect(withDevParts('{"head":1}', 'a')).toBe('{"head":1}');
  });
});
