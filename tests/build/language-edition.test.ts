import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { testDistDir, testTenantsDir } from '../setup/sites.ts';

const [dealer, edition] = ['wattle-range', 'wattle-range-zh'];

function settingsOf(slug: string) {
  const loaded = loadTenant(testTenantsDir, slug);
  if (!loaded.ok) throw new Error(`${slug} has mistakes.`);
  return loaded.tenant.settings;
}

const file = (slug: string, path: string) =>
  join(testDistDir, slug, `${path === '/' ? 'index' : path.slice(1)}.html`);
const htmlOf = (slug: string, path: string) => readFileSync(file(slug, path), 'utf8');
const pagesOf = (slug: string) =>
  readdirSync(join(testDistDir, slug), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted();
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
    lang,
    href,
  ]);

const settings = settingsOf(edition);
const car = readdirSync(join(testDistDir, edition, 'cars')).find((name) => name.endsWith('.html')) ?? '';
const branch = settings.locations.locations[0]?.slug;
const mainPages = [
  '/',
  '/search/new-used-and-demo-cars',
  `/cars/${car.replace('.html', '')}`,
  `/locations/${branch}`,
  '/contact',
  '/finance',
].filter((path) => existsSync(file(edition, path)));

describe('the site of a dealer in a second language', () => {
  it('has the same pages', () => {
    expect(mainPages.length).toBeGreaterThanOrEqual(5);
    expect(pagesOf(edition)).toEqual(pagesOf(dealer));
  });

  it.each(mainPages)('%s says its language, and links to the same page in both', (path) => {
    const [own, other] = [edition, dealer].map((slug) => htmlOf(slug, path));
    const address = path === '/' ? '' : path;
    expect(own).toContain(`<html lang="${settings.site.locale}"`);
    expect(other).toContain('<html lang="en-AU"');
    expect(alternatesOf(own ?? '')).toEqual([
      ['en-AU', `${settingsOf(dealer).site.url}${address}`],
      ['zh-Hans-AU', `${settings.site.url}${address}`],
      ['x-default', `${settingsOf(dealer).site.url}${address}`],
    ]);
    expect(alternatesOf(other ?? '')).toEqual(alternatesOf(own ?? ''));
    expect(own).toMatch(
      new RegExp(`<a class="language" href="[^"]*${path}" lang="en-AU" hreflang="en-AU"`.replace('/"', '"')),
    );
    expect(other).toContain('lang="zh-Hans-AU" hreflang="zh-Hans-AU"');
  });

  it('translates words of the stock, and keeps names and the addresses of the search', () => {
    const html = htmlOf(edition, '/search/new-used-and-demo-cars');
    expect(html).toContain(settings.search.screen.words['Automatic']);
    expect(html).toContain('Jayco');
    const carHtml = htmlOf(edition, mainPages[2] ?? '');
    expect(carHtml).toContain(settings.vehicle.page.specification);
    expect(carHtml).not.toMatch(/<dt>\s*(?:Engine|Transmission|Colour)\s*<\/dt>/);
  });

  it('writes days of the week as its language does', () => {
    const html = htmlOf(edition, `/locations/${branch}`);
    expect(html).toContain('星期一');
    expect(html).not.toContain('>Monday<');
  });

  it('keeps the dealer’s text where there is no translation', () => {
    const { catalogue, site } = settingsOf(dealer);
    const named = JSON.stringify(catalogue).replaceAll('{cars}', site.vehicleWord.many);
    expect(JSON.stringify(settings.catalogue)).toBe(named.replaceAll('{car}', site.vehicleWord.one));
  });

  it('fills a text page that is not translated in its own language, and says which that is', () => {
    const [own, other] = [edition, dealer].map((slug) => htmlOf(slug, '/privacy-policy'));
    const proseOf = (html = '') => html.match(/<div class="prose"[^>]*>.*?<\/div>/s)?.[0];
    expect(proseOf(other)).toContain(settingsOf(dealer).site.vehicleWord.one);
    expect(proseOf(own)).toBe(proseOf(other)?.replace('class="prose"', 'class="prose" lang="en-AU"'));
    expect(own).toMatch(/<h1[^>]* lang="en-AU"/);
    expect(other).not.toMatch(/<h1[^>]* lang=/);
  });

  it('understands typed words in its language', () => {
    const html = htmlOf(edition, '/search/new-used-and-demo-cars');
    expect(html).toContain(`"${settings.search.screen.words['White']}":"?colour=White"`);
    expect(html).toContain('"typedAmounts":{');
    expect(htmlOf(dealer, '/search/new-used-and-demo-cars')).toContain('"typedAmounts":null');
  });
});
