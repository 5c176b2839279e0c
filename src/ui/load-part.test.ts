import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

interface Link {
  rel: string;
  href: string;
  isThere: boolean;
  onload(): void;
  onerror(): void;
  remove(): void;
}

type Load = (load: () => Promise<string>, files?: readonly string[]) => Promise<string>;

const source = readFileSync(join(import.meta.dirname, 'load-part.js'), 'utf8').replace('export const', 'var');

/** A page with some links in its head, and the function that a build calls. */
function aPage(...hrefs: readonly string[]) {
  const links: Link[] = [];
  const newLink = (href = ''): Link => {
    const link = { rel: '', href, isThere: true, onload() {}, onerror() {} };
    return Object.assign(link, { remove: () => Object.assign(link, { isThere: false }) });
  };
  for (const href of hrefs) links.push(newLink(href));
  const page = runInNewContext(`${source}; ({ load: __vitePreload })`, {
    Error,
    Promise,
    document: {
      querySelector: (selector: string) =>
        links.find(({ href, isThere }) => isThere && selector === `link[href="${href}"]`) ?? null,
      createElement: () => newLink(),
      head: { append: (link: Link) => void links.push(link) },
    },
  });
  const load: Load = page.load;
  return { links, load };
}

const part = async () => 'part';

describe('a part of a page', () => {
  it('without files of its own is loaded as it is', async () => {
    const { links, load } = aPage();
    expect(await load(part)).toBe('part');
    expect(await load(part, [])).toBe('part');
    expect(links).toEqual([]);
  });

  it('waits for its style sheets, and only asks for its scripts', async () => {
    const { links, load } = aPage();
    let isLoaded = false;
    const loading = load(part, ['_astro/a.css', '_astro/b.js']).then(() => {
      isLoaded = true;
    });
    expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'stylesheet /_astro/a.css',
      'modulepreload /_astro/b.js',
    ]);
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    links[0]?.onload();
    await loading;
    expect(isLoaded).toBe(true);
  });

  it('asks for nothing twice, nor for what the page has', async () => {
    const { links, load } = aPage('/_astro/a.css');
    await load(part, ['_astro/a.css', '_astro/b.js']);
    await load(part, ['_astro/b.js']);
    expect(links.map(({ href }) => href)).toEqual(['/_astro/a.css', '/_astro/b.js']);
  });

  it('fails without its style sheet, and asks for it again at the next try', async () => {
    const { links, load } = aPage();
    const first = load(part, ['_astro/a.css']);
    links[0]?.onerror();
    await expect(first).rejects.toThrow('/_astro/a.css could not be loaded.');
    const second = load(part, ['_astro/a.css']);
    expect(links.filter(({ isThere }) => isThere)).toHaveLength(1);
    links[1]?.onload();
    expect(await second).toBe('part');
  });
});
