import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DemoVehicle } from '#scripts/demo-stock/demo-vehicle.ts';
import { CURRENT_SEARCH_DATA_URL, searchDataFactsSchema } from '#src/search/index/search-data.schema.ts';
import type { SitePage } from '#tests/build/built-site.ts';

const publishedCars = v.record(
  v.string(),
  v.object({ id: v.string(), slug: v.string(), status: v.string(), price: v.nullable(v.number()) }),
);
const searchCards = v.array(
  v.object({ id: v.string(), slug: v.string(), price: v.looseObject({ text: v.optional(v.string()) }) }),
);
const siteFacts = v.object({ vehicles: v.number(), pages: v.number() });

type PublishedCar = v.InferOutput<typeof publishedCars>[string];

/**
 * Checks that pages, search data, functions' data and counts contain the same cars; otherwise they are of different
 * builds.
 */
export function carProblems(folder: string, pages: readonly SitePage[]): string[] {
  const cars = readPublishedCars(folder);
  const shown = new Map(
    pages.flatMap(({ path, html }) => {
      const id = /<article data-car="([^"]*)"/.exec(html)?.[1];
      return id === undefined || !path.startsWith('/cars/')
        ? []
        : [[path.slice('/cars/'.length), id] as const];
    }),
  );
  const ids = readJson(folder, '_cars/ids.json', v.record(v.string(), v.string()));
  const site = readJson(folder, 'site-info.json', siteFacts);
  return [
    ...different('cars with a page and cars that functions know', [...shown.keys()], [...cars.keys()]),
    ...different('slugs by id and cars that functions know', Object.values(ids), [...cars.keys()]),
    ...[...shown].filter(([slug, id]) => ids[id] !== slug).map(([slug]) => `/cars/${slug} is of another car`),
    ...(site.pages === pages.length ? [] : [`${pages.length} pages are there, the build had ${site.pages}`]),
    ...searchProblems(folder, site.vehicles, cars, pages),
  ];
}

function searchProblems(
  folder: string,
  vehicles: number,
  cars: ReadonlyMap<string, PublishedCar>,
  pages: readonly SitePage[],
): string[] {
  const search = readJson(folder, CURRENT_SEARCH_DATA_URL.slice(1), searchDataFactsSchema);
  const blocks = search.cards.map(({ url }) => url.slice(1));
  const missing = [...blocks, search.indexUrl.slice(1)].filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) return missing.map((path) => `the search needs ${path}, which is nowhere`);
  const cards = blocks.flatMap((path) => readJson(folder, path, searchCards));
  const { count } = readJson(folder, search.indexUrl.slice(1), v.object({ count: v.number() }));
  const named = search.cards.reduce((sum, block) => sum + block.count, 0);
  const counts = new Set([vehicles, named, count, cards.length]);
  const strangers = cards.filter(({ slug, id }) => cars.get(slug)?.id !== id);
  const prices = new Map(cards.map(({ slug, price }) => [slug, price.text]));
  return [
    ...(counts.size === 1 ? [] : [`cars are counted differently: ${[...counts].join(', ')}`]),
    ...strangers.map(({ slug }) => `the search finds ${slug}, which has no page`),
    ...pages.flatMap((page) => priceProblems(page, prices)),
  ];
}

const card = /<article class="card"[\s\S]*?<\/article>/g;

/** Cards with another price than the search index has for the car. */
function priceProblems({ path, html }: SitePage, prices: ReadonlyMap<string, string | undefined>): string[] {
  return [...html.matchAll(card)].flatMap(([text]) => {
    const slug = /href="\/cars\/([^"/]+)"/.exec(text)?.[1] ?? '';
    const price = /<strong class="price">([^<]*)<\/strong>/.exec(text)?.[1];
    const expected = prices.get(slug);
    return price === undefined || expected === undefined || price === expected
      ? []
      : [`${path} shows ${slug} for ${price}, the search for ${expected}`];
  });
}

function different(what: string, some: readonly string[], others: readonly string[]): string[] {
  const unlike = new Set(some).symmetricDifference(new Set(others));
  return unlike.size === 0 ? [] : [`${what} differ: ${[...unlike].slice(0, 5).join(', ')}`];
}

function readPublishedCars(folder: string): Map<string, PublishedCar> {
  const files = readdirSync(join(folder, '_cars')).filter((name) => name !== 'ids.json');
  return new Map(files.flatMap((name) => Object.entries(readJson(folder, `_cars/${name}`, publishedCars))));
}

function readJson<Schema extends v.GenericSchema>(folder: string, path: string, schema: Schema) {
  return v.parse(schema, JSON.parse(readFileSync(join(folder, path), 'utf8')));
}

/** The price in the structured data of a car's page; null for none. */
function offeredFor(html: string): number | null {
  const price = /"offers":\{"@type":"Offer","price":([\d.]+)/.exec(html)?.[1];
  return price === undefined ? null : Number(price);
}

/** Vehicles of a feed without a live page, or with another price there. */
export function feedProblems(folder: string, feed: readonly DemoVehicle[]): string[] {
  const cars = readPublishedCars(folder);
  const ids = readJson(folder, '_cars/ids.json', v.record(v.string(), v.string()));
  const wanted = new Set(feed.map(({ stockNumber }) => stockNumber));
  const left = [...cars.values()].filter(({ id, status }) => !wanted.has(id) && status !== 'sold');
  const wrong = feed.flatMap(({ stockNumber, status, price }) => {
    if (status === 'sold') return [];
    const slug = ids[stockNumber];
    if (slug === undefined) return [`${stockNumber} has come and has no page`];
    const html = readFileSync(join(folder, 'cars', `${slug}.html`), 'utf8');
    const prices = [cars.get(slug)?.price ?? null, offeredFor(html)];
    if (prices.every((shown) => shown === price)) return [];
    return [`${stockNumber} is shown for ${prices.map(String).join(' and ')}, the feed says ${price}`];
  });
  return [...wrong, ...left.map(({ slug }) => `${slug} has left the feed and is for sale still`)];
}
