import { renderScript, renderTemplate, renderToString } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import { Once } from './once.build.ts';
import { noteRead, RECORDING } from './recording.build.ts';

type Result = Parameters<typeof renderToString>[0];
type Component = Parameters<typeof renderToString>[1];

/** What of a page Astro's renderer asks for. */
const page = (): Result =>
  Object.assign(Object.create(null), {
    inlinedScripts: new Map([
      ['menu', 'menu()'],
      ['map', 'map()'],
    ]),
    clientDirectives: new Map(),
    componentMetadata: new Map(),
    partial: true,
    _metadata: {
      renderedScripts: new Set(),
      propagators: new Set(),
      templateDepth: 0,
      hasRenderedHead: true,
    },
  });

const script = (name: string) => `<script type="module">${name}()</script>`;

/** A page with a part that is rendered once, behind the scripts that it has before. */
async function rendered(per: object, name: string, part: () => unknown, before: string[] = []) {
  const result = page();
  const slot = () => renderTemplate`${part()}${renderScript(result, 'menu')}<b>end</b>`;
  const whole: Component = (given, _props, _slots) =>
    renderTemplate`${before.map((id) => renderScript(given, id))}<main>${Reflect.apply(Once, undefined, [given, { per, name }, { default: slot }])}</main>`;
  whole.isAstroComponentFactory = true;
  return renderToString(result, whole, {}, {});
}

/** Tells how often it was rendered. */
function counted() {
  const counts = { rendered: 0 };
  const part = () => renderTemplate`<p>${++counts.rendered} & ${'<'}</p>`;
  return { counts, part };
}

describe('what is rendered once', () => {
  it('is the same on every page, and escaped as on the first', async () => {
    const { counts, part } = counted();
    const site = {};
    const first = await rendered(site, 'header', part);
    expect(first).toBe(`<main><p>1 & &lt;</p>${script('menu')}<b>end</b></main>`);
    expect(await rendered(site, 'header', part)).toBe(first);
    expect(counts.rendered).toBe(1);
  });

  it('is another for another site and by another name', async () => {
    const { counts, part } = counted();
    const site = {};
    await rendered(site, 'header', part);
    await rendered(site, 'header of /', part);
    await rendered({}, 'header', part);
    expect(counts.rendered).toBe(3);
  });

  it('is rendered once for pages that ask for it at the same time', async () => {
    const { counts, part } = counted();
    const site = {};
    const pages = await Promise.all([1, 2, 3].map(() => rendered(site, 'header', part)));
    expect(new Set(pages).size).toBe(1);
    expect(counts.rendered).toBe(1);
  });

  it.each([
    ['first', ['with', 'without']],
    ['last', ['without', 'with']],
  ])('leaves out a script that its page has already, which is rendered %s', async (_, order) => {
    const { part } = counted();
    const site = {};
    const pages: Record<string, string | Response> = {};
    for (const kind of order)
      pages[kind] = await rendered(site, 'header', part, kind === 'with' ? ['map', 'menu'] : ['map']);
    expect(pages['without']).toBe(`${script('map')}<main><p>1 & &lt;</p>${script('menu')}<b>end</b></main>`);
    expect(pages['with']).toBe(`${script('map')}${script('menu')}<main><p>1 & &lt;</p><b>end</b></main>`);
  });

  it('gives each page the notes of what was read for it, and takes none of the first page’s own', async () => {
    const site = {};
    const pages = ['first', 'second'].map((name) => {
      const reads = new Set([name]);
      return { reads, [RECORDING]: { original: site, reads } };
    });
    const part = (reads: Set<string>) => async () => {
      await Promise.resolve();
      noteRead(reads, 'menu');
      return 'Menu';
    };
    for (const page of pages) {
      const whole = rendered(page, 'header', part(page.reads));
      noteRead(page.reads, `own of ${[...page.reads][0]}`);
      await whole;
    }
    expect(pages.map(({ reads }) => [...reads])).toEqual([
      ['first', 'own of first', 'menu'],
      ['second', 'own of second', 'menu'],
    ]);
  });
});
