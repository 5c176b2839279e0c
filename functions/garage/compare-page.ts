import { Hono } from 'hono';
import * as v from 'valibot';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { noPage } from '../http/no-page.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { siteHeaders } from '../http/reply-headers.ts';
import { fillForm } from '../leads/vehicle-form/fill-form.ts';
import type { Ports } from '../ports/ports.ts';
import { comparisonMarkup } from './comparison-markup.ts';
import { hiddenIf } from './hidden-if.ts';
import { missingCars } from './missing-cars.ts';
import { namedCars } from './named-cars.ts';

type ComparePorts = Pick<Ports, 'publishedSite' | 'database' | 'now' | 'reportError'>;

/** The second is for hosts that serve files before they ask a function. */
const paths = [COMPARE_PATH, '/api/garage/compare'] as const;

export const comparePageEndpoints: readonly Endpoint[] = paths.map((path) => ({
  method: 'GET',
  path,
  summary: 'Vehicles side by side, as they stand now',
  query: v.object({ cars: v.optional(v.string()) }),
  replies: {
    200: { description: 'The page; what is not on the site is said there', mediaType: 'text/html' },
    404: { description: 'This dealer compares no vehicles' },
  },
}));

/** `GET /compare?cars={slug},{slug}`: the page that the dealer's build has left, with these vehicles in it. */
export function comparePageRoutes(ports: ComparePorts) {
  const app = new Hono<AppEnv>();
  for (const path of paths) {
    app.get(path, siteHeaders, publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      const { settings } = published;
      const { compare } = settings.garage;
      const page = compare.show ? await published.file(COMPARE_PATH) : null;
      if (page === null) return noPage(c);
      const { searchParams } = new URL(c.req.url);
      const named = await namedCars(ports, published, searchParams, compare.most);
      const { vehicles } = named;
      const isFull = vehicles.length >= compare.most;
      const html = fillForm(new TextDecoder().decode(page), [
        hiddenIf('no-cars', vehicles.length > 0),
        hiddenIf('add-car', vehicles.length === 0 || isFull),
        hiddenIf('share-cars', vehicles.length === 0),
      ]);
      const missing = await missingCars(compare, settings.site, { ...named, most: compare.most });
      const shown = cardSettings(settings, new Date(ports.now()));
      const table = vehicles.length === 0 ? '' : await comparisonMarkup(vehicles, settings, shown);
      return c.html(html.replace('<!--compared-cars-->', () => `${missing}${table}`));
    });
  }
  return app;
}
