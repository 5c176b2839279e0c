import { describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { PagesProgram } from '../../ports/pages.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';
import { createPages, loadOnce } from './rendered-pages.ts';

const settings = demoSettings('harbourline');
const published = aPublishedSite({ settings });
const props = { path: '/api/leads', messages: ['Tick the box.'], detail: null, back: null };
// A minute past midnight in Brisbane.
const now = () => Date.parse('2026-12-31T14:01:00Z');

function pagesOf(digest: string | null) {
  const render = vi.fn<PagesProgram['render']>(async (name) => `the page ${name}`);
  return { render, pages: createPages({ program: async () => ({ render, digest }), now }) };
}

describe('a page on demand', () => {
  it('is rendered with the dealer’s frame', async () => {
    const { pages, render } = pagesOf(null);
    const reply = await pages.render(published, 'problem', props);
    expect([reply.status, await reply.text()]).toEqual([200, 'the page problem']);
    const [name, given, frame] = render.mock.calls[0] ?? [];
    expect([name, given]).toEqual(['problem', props]);
    expect(frame).toMatchObject({ today: '2027-01-01', thisYear: 2027, stockPath: '/cars' });
    expect(frame?.tenant.settings.site.name).toBe(settings.site.name);
    expect(frame?.words({ count: 1200 })).toMatchObject({ dealer: settings.site.name, count: '1,200' });
  });

  it('has the given status, and headers against caching and use by other sites', async () => {
    const reply = await pagesOf(null).pages.render(published, 'problem', props, { status: 422 });
    expect(reply.status).toBe(422);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not rendered by a program whose scripts and styles the site does not have', async () => {
    const rendered = await pagesOf('tested').pages.render(published, 'problem', props);
    expect(rendered.status).toBe(200);
    const other = pagesOf('newer').pages.render(published, 'problem', props);
    await expect(other).rejects.toThrow(OutdatedPublication);
    await expect(other).rejects.toThrow('npm run build -- --tenant city-motors');
  });
});

describe('loadOnce', () => {
  it('loads on first use, and again after a failure', async () => {
    const load = vi.fn(async () => 'pages').mockRejectedValueOnce(new Error('The disk is full.'));
    const loaded = loadOnce(load);
    expect(load).not.toHaveBeenCalled();
    await expect(loaded()).rejects.toThrow('The disk is full.');
    expect(await Promise.all([loaded(), loaded()])).toEqual(['pages', 'pages']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
