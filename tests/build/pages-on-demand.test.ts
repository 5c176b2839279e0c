import { describe, expect, it } from 'vitest';
import { createPages, loadedOnce } from '#functions/http/rendered-pages.ts';
import { createPublishedData } from '#functions/static/published-data.ts';
import { openSiteProgram } from '#src/render/site-program.build.ts';
import { testDistDir } from '../setup/sites.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { pageFacts } from './page-facts.ts';

const openProgram = loadedOnce(openSiteProgram);
const pages = createPages({
  program: async () => ({ ...(await openProgram()), digest: null }),
  now: () => Date.parse('2026-11-20T02:00:00Z'),
});
const props = {
  path: '/api/leads',
  messages: ['Name: <script>alert(1)</script> is no name.', 'Tick the box.'],
  detail: 'All of it.',
  back: '/contact?from="here"',
};

/** From the start of an element to its end; there is one of these in a page. */
const part = (html: string, start: string, end: string) =>
  html.slice(html.indexOf(start), html.indexOf(end) + end.length);

describe.each(demoDealers())('a page on demand of %s', (slug) => {
  async function render(changes: Partial<typeof props> = {}) {
    const published = await createPublishedData(testDistDir)(slug);
    if (published === null) throw new Error(`${slug} is not built.`);
    const reply = await pages.render(published, 'problem', { ...props, ...changes }, { status: 422 });
    return { reply, published, html: await reply.text() };
  }

  it("has the dealer's own header, menus and footer, as on a built page", async () => {
    const { site } = await openDemoDealer(slug);
    const built = site.page('/404').html;
    const { html } = await render();
    for (const [start, end] of [
      ['<header id="site-header"', '</header>'],
      ['<footer', '</footer>'],
    ] as const) {
      expect(part(built, start, end)).not.toBe('');
      expect(part(html, start, end)).toBe(part(built, start, end));
    }
  });

  it('says what it is given, and nothing that was sent becomes markup', async () => {
    const { html, reply, published } = await render();
    const { heading, back, home } = published.settings.editorial.refused;
    const { h1s, titles, links, metas } = pageFacts(html);
    expect(reply.status).toBe(422);
    expect(h1s).toEqual([heading]);
    expect(titles).toEqual([`${heading} | ${published.settings.site.name}`]);
    expect(metas.get('robots')).toBe('noindex');
    expect(html).toContain('Name: &lt;script&gt;alert(1)&lt;/script&gt; is no name.');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('All of it.');
    expect(links).toContain('/contact?from="here"');
    expect(html).toContain(back);
    expect(html).toContain(home);
  });

  it('says the sentence of the refusal where no field is to blame', async () => {
    const { html, published } = await render({ messages: [] });
    expect(html).toContain('All of it.');
    expect(html).not.toContain(published.settings.editorial.refused.errors);
  });

  it('lets only scripts run that the site allows', async () => {
    const { site } = await openDemoDealer(slug);
    const policyOf = (html: string) => {
      const policy = pageFacts(html).metas.get('Content-Security-Policy') ?? '';
      return policy.split('; ').filter((directive) => !directive.startsWith('script-src'));
    };
    const { html } = await render();
    expect(policyOf(html)).toEqual(policyOf(site.page('/404').html));
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  it('names only files that the site has', async () => {
    const { site } = await openDemoDealer(slug);
    const { files } = pageFacts((await render()).html);
    const own = files.filter((file) => file.startsWith('/'));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((file) => !site.hasFile(file))).toEqual([]);
  });

  it('has no address of its own', async () => {
    const { site } = await openDemoDealer(slug);
    expect([...site.paths].filter((path) => path.includes('on-demand'))).toEqual([]);
  });
});
