import { chunkToString, renderScript, renderTemplate } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import { once } from './once.build.ts';
import { noteRead, RECORDING } from './recording.build.ts';

/** What of a page Astro looks at when it writes down a script. */
const newPage = (...scripts: string[]) =>
  ({
    inlinedScripts: new Map([['menu', 'menu()']]),
    _metadata: { renderedScripts: new Set(scripts), templateDepth: 0 },
  }) as Parameters<typeof chunkToString>[0];

/** A part of a page that tells how often it was rendered. */
function counted() {
  const counts = { rendered: 0 };
  const paragraph = () => renderTemplate`<p>${++counts.rendered} & ${'<'}</p>`;
  const part = () => renderTemplate`${paragraph}${renderScript(newPage(), 'menu')}<b>end</b>`;
  return { counts, part };
}

/** The part as a page has it. */
async function textOf(part: ReturnType<typeof once>, page = newPage()) {
  let text = '';
  (await part).render({
    write(piece) {
      if (piece instanceof Response) throw new Error('A part of a page is no reply.');
      text += chunkToString(page, piece);
    },
  });
  return text;
}

const script = '<script type="module">menu()</script>';

describe('what is rendered once', () => {
  it('is the same on every page, and escaped as on the first', async () => {
    const { counts, part } = counted();
    const site = {};
    expect(await textOf(once(site, 'header', part()))).toBe(`<p>1 & &lt;</p>${script}<b>end</b>`);
    expect(await textOf(once(site, 'header', part()))).toBe(`<p>1 & &lt;</p>${script}<b>end</b>`);
    expect(counts.rendered).toBe(1);
  });

  it('is there at once from the second time on', async () => {
    const { part } = counted();
    const site = {};
    await once(site, 'header', part());
    expect(once(site, 'header', part())).not.toBeInstanceOf(Promise);
  });

  it('is another for another site and by another name', async () => {
    const { counts, part } = counted();
    const site = {};
    await once(site, 'header', part());
    await once(site, 'header of /', part());
    await once({}, 'header', part());
    expect(counts.rendered).toBe(3);
  });

  it('is rendered once for pages that ask for it at the same time', async () => {
    const { counts, part } = counted();
    const site = {};
    const parts = await Promise.all([1, 2, 3].map(() => once(site, 'header', part())));
    expect(new Set(await Promise.all(parts.map((made) => textOf(made)))).size).toBe(1);
    expect(counts.rendered).toBe(1);
  });

  it.each([
    ['with its script first', ['with', 'without']],
    ['without it first', ['without', 'with']],
  ])('leaves out the script that a page has already: %s', async (_, order) => {
    const { part } = counted();
    const site = {};
    const texts = new Map<string, string>();
    for (const kind of order)
      texts.set(kind, await textOf(once(site, 'header', part()), newPage(kind === 'with' ? 'menu' : 'map')));
    expect(texts.get('with')).toBe('<p>1 & &lt;</p><b>end</b>');
    expect(texts.get('without')).toBe(`<p>1 & &lt;</p>${script}<b>end</b>`);
  });

  it('gives each page the notes of what was read for it, and takes none of the first page’s own', async () => {
    const site = {};
    const pages = ['first', 'second'].map((name) => {
      const reads = new Set([name]);
      return { reads, [RECORDING]: { original: site, reads } };
    });
    for (const page of pages) {
      const menu = async () => {
        await Promise.resolve();
        noteRead(page.reads, 'menu');
        return 'Menu';
      };
      const whole = once(page, 'header', renderTemplate`${menu}`);
      noteRead(page.reads, 'its own');
      await whole;
    }
    expect(pages.map(({ reads }) => reads)).toEqual([
      new Set(['first', 'its own', 'menu']),
      new Set(['second', 'its own', 'menu']),
    ]);
  });
});
