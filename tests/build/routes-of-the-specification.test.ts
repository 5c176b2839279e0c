import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest, temporaryDist } from '#functions/platform/dist.fixture.ts';
import { type RunningServer, startServer } from '#functions/platform/node.ts';
import { representedBrands } from '#src/brands/represented-brands.ts';
import { openSiteProgram } from '#src/render/program/site-program.build.ts';
import { modelSlug } from '#src/tenant/model-slug.ts';
import { slugify } from '#src/values/slug.ts';
import { bodySlugs } from '#src/values/vehicle/vehicle-terms.ts';
import { canReserve } from '#src/vehicle/actions/actions.ts';
import { testDate, testDistDir } from '../setup/sites.ts';
import { type DemoDealer, openDemoDealer } from './demo-dealer.ts';
import { specificationRoutes, usedOnlyRoutes } from './specification-routes.ts';

/** The server's clock shows the day of the build, so that nothing built for that day has expired. */
const now = Date.parse(`${testDate}T12:00:00+10:00`);

let server: RunningServer;
let folder: Awaited<ReturnType<typeof temporaryDist>>;
beforeAll(async () => {
  folder = await temporaryDist();
  const database = { url: `file:${folder.dir}/platform.db` };
  server = await startServer({
    distDir: testDistDir,
    port: 0,
    database,
    openProgram: openSiteProgram,
    now: () => now,
    log: () => undefined,
  });
});
afterAll(async () => {
  await server.close();
  await folder[Symbol.asyncDispose]();
});

interface Answer {
  readonly status: number;
  /** The address that gave the final response, after all redirects. */
  readonly path: string;
  readonly type: string;
  readonly html: string;
}

const MAX_REDIRECTS = 5;

async function ask(dealer: string, path: string, redirects = 0): Promise<Answer> {
  const host = `${dealer}.localhost:${server.port}`;
  const asked = path.replace(/#.*$/, '');
  const reply = await rawRequest(server.port, { path: asked, host, headers: { Accept: 'text/html' } });
  const { location } = reply.headers;
  if (reply.status >= 300 && reply.status < 400 && location !== undefined && redirects < MAX_REDIRECTS) {
    const target = new URL(location, `http://${host}${asked}`);
    expect(target.host, `${path} leads to another site`).toBe(host);
    return ask(dealer, target.pathname + target.search, redirects + 1);
  }
  const type = String(reply.headers['content-type'] ?? '');
  return { status: reply.status, path: asked, type, html: reply.body.toString() };
}

/** What is wrong with the response at an address; null if it is a page with a heading. */
async function problemAt(dealer: string, address: string): Promise<string | null> {
  const { status, path, type, html } = await ask(dealer, address);
  const [, id] = address.split('#');
  if (status !== 200) return `${address}: ${status} at ${path}`;
  if (!type.startsWith('text/html')) return `${address}: ${type} at ${path}`;
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) return `${address}: not one heading at ${path}`;
  if (id !== undefined && !html.includes(`id="${id}"`)) return `${address}: no #${id} at ${path}`;
  return null;
}

/** The values for the words in braces at a dealer; each address is requested once with every value. */
function wordsOf({ settings, published }: DemoDealer): Record<string, string[]> {
  const { card } = settings.vehicle;
  const car = published.find((vehicle) => canReserve(vehicle, card) && vehicle.vin !== null) ?? published[0];
  if (car === undefined) throw new Error(`${settings.site.name} has no vehicle.`);
  const branches = settings.locations.locations.filter(({ visible }) => visible);
  const make = slugify(car.make);
  return {
    slug: [car.slug],
    id: [car.id],
    vin: [car.vin ?? ''],
    make: [...new Set(published.map((vehicle) => slugify(vehicle.make)))],
    'make}/{model': [`${make}/${slugify(car.model)}`],
    type: ['new', 'used', 'demo'],
    kind: ['default', 'watchlist', 'my-garage', 'checkout', 'spin-to-win'],
    path: [encodeURIComponent(`/cars/${car.slug}`)],
    'body-type': [...new Set(settings.catalogue.models.map(({ model }) => model.body)), bodySlugs[0]],
    'location slug': branches.map(({ slug }) => slug),
    dealership_slug: branches.flatMap(({ dealershipSlug }) => dealershipSlug ?? []),
    brandslug: representedBrands(settings)
      .filter(({ hasPage }) => hasPage)
      .map(({ slug }) => slug),
    'model slug': settings.catalogue.models
      .filter(({ accessories }) => accessories.length > 0)
      .map(modelSlug),
  };
}

function filled(route: string, words: Record<string, string[]>): string[] {
  const [, name] = /\{(make\}\/\{model|[^{}]+)\}/.exec(route) ?? [];
  if (name === undefined) return [route];
  const values = words[name];
  if (values === undefined || values.length === 0) throw new Error(`${route}: nothing for {${name}}.`);
  return values.flatMap((value) => filled(route.replace(`{${name}}`, value), words));
}

async function problemsAt(slug: string, route: string): Promise<string[]> {
  const addresses = filled(route, wordsOf(await openDemoDealer(slug)));
  const problems = await Promise.all(addresses.map((address) => problemAt(slug, address)));
  return problems.filter((problem) => problem !== null);
}

describe.each(Object.entries(specificationRoutes))('the routes of the specification, %s', (_name, routes) => {
  it.each(routes)('%s answers with a page on the dealer with everything on', async (route) => {
    expect(await problemsAt('harbourline', route)).toEqual([]);
  });
});

it.each(usedOnlyRoutes)('%s answers with a page on a dealer of used cars only', async (route) => {
  expect(await problemsAt('pitstop', route)).toEqual([]);
});
