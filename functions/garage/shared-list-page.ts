import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { SHARED_LIST_PATH, sharedBy } from '#src/garage/shared-list/shared-list.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Markup } from '../http/dealer-page.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { noPage } from '../http/no-page.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { siteHeaders } from '../http/reply-headers.ts';
import { fillForm } from '../leads/vehicle-form/fill-form.ts';
import type { Ports } from '../ports/ports.ts';
import { cardMarkup } from '../vehicle/card-markup.ts';
import { hiddenIf } from './hidden-if.ts';
import { missingCars } from './missing-cars.ts';
import { namedCars } from './named-cars.ts';

type ListPorts = Pick<Ports, 'publishedSite' | 'database' | 'now' | 'reportError'>;

/** The second is for hosts that serve files before they ask a function. */
const paths = [SHARED_LIST_PATH, '/api/garage/shared-list'] as const;

export const sharedListEndpoints: readonly Endpoint[] = paths.map((path) => ({
  method: 'GET',
  path,
  summary: 'A list of vehicles that somebody has shared, as they stand now',
  query: v.object({ cars: v.optional(v.string()), from: v.optional(v.string()) }),
  replies: {
    200: { description: 'The page; what is not on the site is said there', mediaType: 'text/html' },
    404: { description: 'This dealer has no such lists' },
  },
}));

/** `GET /shared-list?cars={slug},{slug}&from={name}`: the page that the dealer's build has left, with these in it. */
export function sharedListRoutes(ports: ListPorts) {
  const app = new Hono<AppEnv>();
  for (const path of paths) {
    app.get(path, siteHeaders, publishedSiteOf(ports), async (c) => {
      const { published } = c.var;
      const { settings } = published;
      const { sharedList } = settings.garage;
      const page = sharedList.show ? await published.file(SHARED_LIST_PATH) : null;
      if (page === null) return noPage(c);
      const { searchParams } = new URL(c.req.url);
      const named = await namedCars(ports, published, searchParams, sharedList.most);
      const filled = fillForm(new TextDecoder().decode(page), [
        hiddenIf('no-cars', named.vehicles.length > 0),
        ...headingFilling(searchParams, settings),
      ]);
      const missing = await missingCars(sharedList, settings.site, { ...named, most: sharedList.most });
      const cards = await cardsMarkup(named.vehicles, settings, new Date(ports.now()));
      return c.html(filled.replace('<!--shared-cars-->', () => `${missing}${cards}`));
    });
  }
  return app;
}

function headingFilling(params: URLSearchParams, { garage, site }: Pick<Settings, 'garage' | 'site'>) {
  const name = sharedBy(params);
  if (name === null) return [];
  const text = fill(garage.sharedList.headingFrom, { name, cars: site.vehicleWord.many });
  return [{ at: '[data-fill="list-heading"]', text }];
}

async function cardsMarkup(vehicles: readonly Vehicle[], settings: Settings, now: Date): Promise<Markup> {
  if (vehicles.length === 0) return html``;
  const shown = cardSettings(settings, now);
  const items = vehicles.map(
    (vehicle) => html`<li>${cardMarkup(cardFacts(vehicle, shown), settings, now)}</li>`,
  );
  const { sharedList } = settings.garage;
  const { one: car, many: cars } = settings.site.vehicleWord;
  const text = vehicles.length === 1 ? sharedList.one : sharedList.many;
  const count = fill(text, { count: vehicles.length, car, cars });
  return html`<h2 class="list-count small muted">${count}</h2><ul class="card-grid">${items}</ul>`;
}
