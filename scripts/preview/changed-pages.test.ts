import { describe, expect, it } from 'vitest';
import { changedPages } from './changed-pages.ts';
import type { BuiltSite } from './pictures/page-state.ts';

function site(pages: Record<string, string>, assets: Record<string, string> = {}): BuiltSite {
  const read = Object.entries(pages).map(([path, html]) => [path, () => html] as const);
  return { pages: new Map(read), assets: new Map(Object.entries(assets)) };
}
const page = (body: string, head = '') =>
  `<html><head><title>T</title>${head}</head><body>${body}</body></html>`;
const sheet = (hash: string) => `<link rel="stylesheet" href="/_astro/Page.${hash}.css">`;

describe('changedPages', () => {
  it('ignores file names and policy hashes', () => {
    const built = (hash: string, digest: string) =>
      site(
        { '/': page('Hello', `<meta content="script-src 'self' 'sha256-${digest}='">${sheet(hash)}`) },
        { [`/_astro/Page.${hash}.css`]: `a{background:url(/_astro/sky.${hash}.webp)}` },
      );
    expect(changedPages(built('AAAAbbb1', 'abc+/1'), built('CCCCdd_-', 'xyz'))).toEqual([]);
  });

  it('lists added and removed pages by address', () => {
    const changes = changedPages(
      site({ '/b': page('b'), '/c': page('c') }),
      site({ '/a': page('a'), '/c': page('c') }),
    );
    expect(changes.map(({ path, kind }) => `${kind} ${path}`)).toEqual(['added /a', 'gone /b']);
  });

  it('lists added and removed words, with repetitions', () => {
    const before = page('<p>Price</p><p>$10 &amp; up</p><p>Price</p><script>x</script>');
    const after = page('<p>Price</p><p>$12 &amp; up</p><style>y</style>');
    const [change] = changedPages(site({ '/': before }), site({ '/': after }));
    expect(change).toMatchObject({ kind: 'text', before: ['$10 & up', 'Price'], after: ['$12 & up'] });
  });

  it('reports a changed title', () => {
    const before = page('x');
    const [change] = changedPages(
      site({ '/': before }),
      site({ '/': before.replace('T</title>', 'U</title>') }),
    );
    expect(change).toMatchObject({ before: ['T'], after: ['U'] });
  });

  it.each([
    ['markup alone', '<p class="a">x</p>', '<p class="b">x</p>', 'page'],
    ['a style within the page', '<style>a{color:red}</style>x', '<style>a{color:blue}</style>x', 'style'],
  ])('calls a page that differs in %s what it is', (_what, before, after, kind) => {
    expect(changedPages(site({ '/': page(before) }), site({ '/': page(after) }))[0]?.kind).toBe(kind);
  });

  it('finds a changed style sheet and the pages that load it', () => {
    const built = (hash: string, colour: string) =>
      site(
        { '/': page('x', sheet(hash)), '/plain': page('y') },
        { [`/_astro/Page.${hash}.css`]: `a{color:${colour}}` },
      );
    const changes = changedPages(built('AAAAbbb1', 'red'), built('CCCCddd2', 'blue'));
    expect(changes.map(({ path, kind }) => [path, kind])).toEqual([['/', 'style']]);
  });

  it('finds a change in a script that is only loaded by another script', () => {
    const built = (hash: string, deed: string) =>
      site(
        { '/': page(`<script type="module" src="/_astro/entry.${hash}.js"></script>`) },
        { [`/_astro/entry.${hash}.js`]: `import "./deed.${hash}.js";`, [`/_astro/deed.${hash}.js`]: deed },
      );
    const changes = changedPages(built('AAAAbbb1', 'open()'), built('CCCCddd2', 'close()'));
    expect(changes.map(({ kind }) => kind)).toEqual(['script']);
  });
});
