import { describe, expect, it } from 'vitest';
import { createPageStyles, type StyleBundle } from './page-styles.build.ts';

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const page = (...names: string[]) =>
  `<head><title>Cars</title>${names.map(link).join('')}<meta name="x"></head>`;

function styled(...pages: string[]) {
  const told: StyleBundle[] = [];
  const withStyles = createPageStyles();
  return { pages: pages.map((html) => withStyles(html, (bundle) => told.push(bundle))), told };
}

describe('the style sheets of a page', () => {
  it('are what most pages share, and one of all else', () => {
    const { pages, told } = styled(page('map.1', 'site.2', 'card.3'));
    expect(told).toMatchObject([{ sources: ['/_astro/card.3.css', '/_astro/map.1.css'] }]);
    const path = told[0]?.path;
    expect(path).toMatch(/^\/_astro\/page\.[\w-]{8}\.css$/);
    expect(pages[0]).toBe(
      `<head><title>Cars</title>${link('site.2')}<link rel="stylesheet" href="${path}"><meta name="x"></head>`,
    );
  });

  it('are made once for all pages that need the same, in whatever order', () => {
    const { pages, told } = styled(page('site.2', 'a.1', 'b.1'), page('b.1', 'a.1', 'site.2'));
    expect(new Set(pages).size).toBe(1);
    expect(new Set(told.map(({ path }) => path)).size).toBe(1);
  });

  it('have another address when one of them is another', () => {
    const { told } = styled(page('a.1', 'b.1'), page('a.1', 'b.2'));
    expect(new Set(told.map(({ path }) => path)).size).toBe(2);
  });

  it('stay as they are where there is nothing to put together', () => {
    const alone = [page('site.2', 'a.1'), page('site.2'), page()];
    expect(styled(...alone)).toEqual({ pages: alone, told: [] });
  });
});
