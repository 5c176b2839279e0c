import { describe, expect, it } from 'vitest';
import { fill } from '../../src/values/fill.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { pageFacts } from './page-facts.ts';

const withLabel = /<nav\b[^>]*\baria-label="([^"]*)"[^>]*>([\s\S]*?)<\/nav>/g;
const decoded = (attribute = '') => attribute.replaceAll(/&(?:#38|amp);/g, '&');

describe.each(demoDealers())('the feature banner of %s', (slug) => {
  it('is on the pages that its settings name, and on no other', async () => {
    const { settings, site, published } = await openDemoDealer(slug);
    const { vehicle, home, locations } = settings;
    const { show, pages, name, links } = vehicle.featureBanner;
    const label = fill(name, { dealer: settings.site.name });
    const linksAt = (path: string) => {
      const navs = [...site.page(path).html.matchAll(withLabel)];
      const banners = navs.filter(([, found]) => decoded(found) === label);
      return banners.flatMap(([, , html = '']) => pageFacts(html).links).length;
    };
    const branch = locations.locations.find(({ visible }) => visible);
    const places = [
      ['/', home.sections.includes('featureBanner')],
      [`/cars/${published[0]?.slug}`, pages.includes('vehicle')],
      [`/locations/${branch?.slug}`, pages.includes('location')],
      ['/about-us', pages.includes('about-us')],
      ['/privacy-policy', pages.includes('privacy-policy')],
    ] as const;
    expect(places.map(([path]) => `${path} ${linksAt(path)}`)).toEqual(
      places.map(([path, isThere]) => `${path} ${show && isThere ? links.length : 0}`),
    );
  });
});
