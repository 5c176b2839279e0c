import { describe, expect, it } from 'vitest';
import { withoutHashes, wordsOf } from './page-state.ts';

describe('withoutHashes', () => {
  it.each([
    ['"/_astro/Page.BxYz12_-.css"', '"/_astro/Page.css"'],
    ['"/_astro/_slug_.BxYz12_-.css"', '"/_astro/_slug_.css"'],
    ['import("./dialog.client.DkTHyk9q.js")', 'import("./dialog.client.js")'],
    ['["_astro/client.By_XXa3U.js"]', '["_astro/client.js"]'],
    ['<astro-island uid="uzvsu" prefix="r0">', '<astro-island prefix="r0">'],
  ])('%s is %s', (content, plain) => {
    expect(withoutHashes(content)).toBe(plain);
  });

  it("keeps the names of a dealer's own files", () => {
    const own = '<img src="/stock-photos/hatch-red-side.avif"><a href="/cars/2012.nlr71712.css">';
    expect(withoutHashes(own)).toBe(own);
  });
});

describe('wordsOf', () => {
  it('returns the visible text piece by piece, and the title', () => {
    const html =
      '<head><title>A &amp; B</title><style>x{}</style></head><body><!-- no --><p>One\n  two</p><script>three()</script><b>4 &lt; 5</b> </body>';
    expect(wordsOf(html)).toEqual(['A & B', 'One two', '4 < 5']);
  });
});
