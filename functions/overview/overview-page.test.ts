import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SiteInfo } from '#src/publish/published/site-info.schema.ts';
import { contrastRatio } from '#src/ui/theme/contrast.ts';
import { overviewPage, readableTextColour, timeAgo } from './overview-page.ts';

const builtAt = '2026-11-20T10:00:00Z';
const nowMs = Date.parse('2026-11-20T13:30:00Z');

const pitstop = v.parse(SiteInfo, {
  slug: 'pitstop',
  name: 'Pit Stop <script>alert(1)</script>',
  tagline: `"Cheap" & 'honest'`,
  template: 'yard',
  vehicles: 1234,
  pages: 1,
  builtAt,
  theme: { accent: '#111111', surface: '#FFD500', ink: '#ffffff' },
});

describe('the overview', () => {
  it('links to each dealer on its own host with the time of its build', async () => {
    const page = await overviewPage([pitstop], '4321', nowMs);
    expect(page).toContain('href="http://pitstop.localhost:4321/"');
    expect(page).toContain('<dd>1,234</dd>');
    expect(page).toContain('1 dealer, 1,234 vehicles');
    expect(page).toContain(`<time datetime="${builtAt}">Built 3 hours ago</time>`);
    expect(page).toContain('--accent:#111111;--on-accent:#ffffff;--surface:#ffd500;--ink:#000000');
  });

  it('leaves out the port when there is none', async () => {
    expect(await overviewPage([pitstop], '', nowMs)).toContain('href="http://pitstop.localhost/"');
  });

  it('escapes dealers’ texts', async () => {
    const page = await overviewPage([pitstop], '4321', nowMs);
    expect(page).not.toContain('<script');
    expect(page).toContain('Pit Stop &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&quot;Cheap&quot; &amp; &#39;honest&#39;');
  });

  it('explains how to build when nothing is built', async () => {
    const page = await overviewPage([], '4321', nowMs);
    expect(page).toContain('Nothing is built yet.');
    expect(page).toContain('npm run build');
  });
});

describe('time ago', () => {
  it.each([
    [-5_000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [86_400_000 * 2, '2 days ago'],
  ])('%i ms is %s', (ageMs, expected) => {
    expect(timeAgo(nowMs - ageMs, nowMs)).toBe(expected);
  });
});

describe('text on a dealer’s colour', () => {
  it('is kept when it is legible, else replaced', () => {
    expect(readableTextColour('#ffd500', '#111111')).toBe('#111111');
    expect(readableTextColour('#ffd500', '#ffffff')).toBe('#000000');
    expect(readableTextColour('#0d2240', '#222222')).toBe('#ffffff');
  });

  it('is always legible', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (background, wanted) => {
        expect(contrastRatio(readableTextColour(background, wanted), background)).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: 4321 },
    );
  });
});
