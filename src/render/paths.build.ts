import { CHAT_FACTS_FILE } from '../chat/chat-provider.ts';
import { FEED_PATH } from '../editorial/blog/blog-paths.ts';
import { contentPaths } from '../editorial/content-pages.build.ts';
import {
  FINANCE_CONTENT,
  FINANCE_POPUP_FILE,
  hasFinancePopup,
  hasFinanceText,
} from '../finance/page/finance-pages.ts';
import { formPagePath, offeredForms } from '../leads/about-vehicle/vehicle-form.ts';
import { PAGES_FILE } from '../publish/crawlers/sitemap.ts';
import { REDIRECTS_FILE, REMOVED_VEHICLES_FILE } from '../publish/redirects/redirects.ts';
import type { Site } from '../site/site.build.ts';
import { pageAddresses } from '../site/site-addresses.ts';
import { FEEDS_FILE } from '../syndication/feed-results.schema.ts';
import { publishedFiles } from '../syndication/published-feeds.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';

/** The addresses of all pages and files that a build renders, each answered by a route of `src/pages`. */
export function sitePaths(site: Site): string[] {
  const { settings } = site.tenant;
  // The text about finance has no page of its own: the finance page shows it, unless finance is off.
  const texts = site.texts.filter(({ slug }) => slug !== FINANCE_CONTENT || hasFinanceText(settings));
  const content = [...texts.flatMap(contentPaths), ...site.blog.map(({ path }) => path)];
  const cars = site.pageVehicles.map(vehiclePath);
  const { vehicleData, llms } = settings.syndication;
  return [
    ...new Set([
      ...pageAddresses({ settings, content }),
      ...site.listingPages.map(({ path }) => path),
      ...cars,
      ...(vehicleData.enabled ? cars.map((path) => `${path}.json`) : []),
      ...offeredForms(settings).map(formPagePath),
      ...(settings.chat.show ? [CHAT_FACTS_FILE] : []),
      ...(hasFinancePopup(settings) ? [FINANCE_POPUP_FILE] : []),
      ...publishedFiles(settings.syndication).map((file) => `/feeds/${file}`),
      ...(settings.blog.show ? [FEED_PATH] : []),
      ...(llms.enabled ? ['/llms.txt'] : []),
      ...[REMOVED_VEHICLES_FILE, REDIRECTS_FILE, FEEDS_FILE, PAGES_FILE].map((file) => `/${file}`),
    ]),
  ];
}

/** The file in a site's folder for a path. */
export function fileOf(path: string): string {
  const name = path.slice(1);
  if (name === '') return 'index.html';
  return /\.\w+$/.test(name) ? name : `${name}.html`;
}
