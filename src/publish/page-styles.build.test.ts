import { describe, expect, it } from 'vitest';
import { createPageStyles, type StyleBundle } from './page-styles.build.ts';

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const page = (...names: string[]) =>
  `<head><title>Cars</title>${names.map(link).join('')}<meta name="x"></head>`;

function styled(...pages: string[]) {
  const written: StyleBundle[] = [];
  const withStyles = createPageStyles((bundle) => written.push(bundle));
  return { pages: pages.map(withStyles), written };
}

describe('the style sheets of a page', () => {
  it('are what most pages share, and one of all else', () => {
    const { pages, written } = styled(page('map.1', 'site.2', 'card.3'));
    expect(written).toMatchObject([{ sources: ['/_astro/card.3.css', '/_astro/map.1.css'] }]);
    const path = written[0]?.path;
    expect(path).toMatch(/^\/_astro\/page\.[\w-]{8}\.css$/);
    expect(pages[0]).toBe(
      `<head><title>Cars</title>${link('site.2')}<link rel="stylesheet" href="${path}"><meta name="x"></head>`,
    );
  });

  it('are written once for all pages that need the same, in whatever order', () => {
    const { pages, written } = styled(page('site.2', 'a.1', 'b.1'), page('b.1', 'a.1', 'site.2'));
    expect(new Set(pages).size).toBe(1);
    expect(new Set(written.map(({ path }) => path)).size).toBe(1);
  });

  it('have another address when one of them is another', () => {
    const { written } = styled(page('a.1', 'b.1'), page('a.1', 'b.2'));
    expect(new Set(written.map(({ path }) => path)).size).toBe(2);
  });

  it('stay as they are where there is nothing to put together', () => {
    const alone = [page('site.2', 'a.1'), page('site.2'), page()];
    expect(styled(...alone)).toEqual({ pages: alone, written: [] });
  });
});
