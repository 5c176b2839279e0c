import type { ContentPage } from '../../editorial/content-pages.build.ts';
import { CONTACT_PATH } from '../../leads/contact/contact-path.ts';
import { locationPath } from '../../locations/location-path.ts';
import type { LandingKind } from '../../search/landing/landing-page.ts';
import type { Site } from '../../site/site.build.ts';
import { fill } from '../../values/fill.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { LlmsFacts, LlmsLink } from './llms-text.ts';
import { shownTexts } from './sitemap-pages.build.ts';

/** Lists that a shopper would name; lists of single models are linked from these. */
const listedKinds: readonly LandingKind[] = ['type', 'make', 'body', 'offers'];

export function llmsFacts(site: Site, contentPages: readonly ContentPage[]): LlmsFacts {
  const { site: dealer, syndication } = site.tenant.settings;
  const { llms, vehicleData } = syndication;
  const count = site.vehicles.filter(isAvailable).length;
  return {
    siteUrl: dealer.url,
    name: dealer.name,
    summary: dealer.description,
    paragraphs: [
      fill(count === 1 ? llms.introOne : llms.intro, site.words({ count })),
      ...(vehicleData.enabled ? [fill(llms.vehicleData, site.words())] : []),
    ],
    sections: [
      { heading: llms.stock, links: stockLinks(site) },
      { heading: llms.locations, links: locationLinks(site) },
      { heading: llms.pages, links: textLinks(site, contentPages) },
    ],
  };
}

function stockLinks(site: Site): LlmsLink[] {
  const { stockCount } = site.tenant.settings.syndication.llms;
  return site.landing
    .filter(({ kind, count }) => count > 0 && listedKinds.includes(kind))
    .map(({ heading, path, count }) => ({
      title: heading,
      path,
      note: fill(stockCount, site.words({ count })),
    }));
}

function locationLinks({ locations }: Site): LlmsLink[] {
  return locations.map((location) => {
    const { street, city, state, postcode } = location.address;
    const place = `${street}, ${city} ${state} ${postcode}`;
    return {
      title: location.name,
      path: locationPath(location),
      note: [place, location.phone].filter((part) => part !== null).join(', '),
    };
  });
}

function textLinks(site: Site, contentPages: readonly ContentPage[]): LlmsLink[] {
  const { contact } = site.tenant.settings;
  return [
    ...shownTexts(site, contentPages).map(({ title, slug, description }) => ({
      title,
      path: `/${slug}`,
      note: description,
    })),
    { title: contact.heading, path: CONTACT_PATH, note: '' },
  ];
}
