import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Vehicle } from '../../src/vehicle/vehicle.schema.ts';
import { dollars } from './checks/json-ld.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';
import { firstOf } from './problems.ts';

const dataSchema = v.looseObject({
  id: v.string(),
  url: v.string(),
  price: v.nullable(v.object({ amount: v.number(), currency: v.string() })),
  photos: v.array(v.string()),
});

/**
 * The price of each vehicle in a feed, by the address of its page; null if the dealer does not publish the
 * feed.
 */
type FeedPrices = ReadonlyMap<string, string> | null;

describe.each(demoDealers())('the exported stock of %s', (slug) => {
  let dealer: DemoDealer;
  let google: FeedPrices;
  let meta: FeedPrices;
  beforeAll(async () => {
    dealer = await openDemoDealer(slug);
    google = readGoogle(dealer);
    meta = readMeta(dealer);
  });
  const addressOf = (vehicle: Vehicle) => `${dealer.origin}/cars/${vehicle.slug}`;
  const currency = () => dealer.settings.site.currency;

  it('is published as the dealer configures, and nowhere else', () => {
    const { google: ads, meta: catalogue, vehicleData, llms } = dealer.settings.syndication;
    expect(google !== null).toBe(ads.enabled);
    expect(meta !== null).toBe(catalogue.enabled);
    expect(dealer.site.hasFile('/llms.txt')).toBe(llms.enabled);
    const withData = dealer.withPage.filter((vehicle) => dealer.site.hasFile(`/cars/${vehicle.slug}.json`));
    expect(withData).toHaveLength(vehicleData.enabled ? dealer.withPage.length : 0);
  });

  it('has the same price on the page, in its structured data, as JSON and in every feed', () => {
    const problems = dealer.withPage.flatMap((vehicle) => {
      const path = `/cars/${vehicle.slug}`;
      const { shown, offered } = readPrices(dealer, path);
      const data = readData(dealer, path);
      const feeds = [google, meta].map((feed) => feed?.get(addressOf(vehicle)));
      const others = [
        ...(data === null ? [] : [data.price?.amount]),
        ...feeds.flatMap((price) => (price === undefined ? [] : [amountOf(price, currency())])),
      ];
      const price = offered === undefined ? undefined : shown;
      const wrong = [offered, ...others].filter((other) => other !== price);
      return wrong.map((other) => `${path} costs ${shown} on the page, and ${other} elsewhere`);
    });
    expect(dealer.withPage.length).toBeGreaterThan(0);
    expect(firstOf(problems)).toEqual([]);
  });

  it('is in both feeds if it may be advertised, and otherwise in none', () => {
    const advertisable = new Set(dealer.published.filter(mayBeAdvertised).map(addressOf));
    expect(advertisable.size).toBeGreaterThan(0);
    const drivable = dealer.published.filter((vehicle) => mayBeAdvertised(vehicle) && isCar(vehicle));
    if (meta !== null) expect(new Set(meta.keys())).toEqual(advertisable);
    if (google !== null) expect(new Set(google.keys())).toEqual(new Set(drivable.map(addressOf)));
  });

  it('contains only vehicles with a page, without duplicates', () => {
    for (const feed of [google, meta]) {
      const paths = [...(feed?.keys() ?? [])].map((address) => address.replace(dealer.origin, ''));
      expect(paths.filter((path) => !dealer.site.paths.has(path))).toEqual([]);
    }
  });

  it('links in llms.txt only to existing pages', () => {
    if (!dealer.settings.syndication.llms.enabled) return;
    const text = readFileSync(join(dealer.site.dir, 'llms.txt'), 'utf8');
    const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(5);
    const paths = addresses.map((address) => address.replace(dealer.origin, '') || '/');
    expect(paths.filter((path) => !dealer.site.paths.has(path))).toEqual([]);
  });
});

/**
 * The rules that networks publish (standards, b2 and b3), written independently of the code that implements
 * them.
 */
function mayBeAdvertised(vehicle: Vehicle): boolean {
  const { status, isPreorder, isReserved, price, offerPrice, images, vin, colour, odometerKm } = vehicle;
  return (
    status === 'in_stock' &&
    !isPreorder &&
    !isReserved &&
    ((price ?? 0) > 10 || (offerPrice ?? 0) > 10) &&
    images.length > 0 &&
    vin?.length === 17 &&
    colour !== null &&
    odometerKm !== null
  );
}

/**
 * Google accepts no motorcycles, trucks, caravans or motorhomes, and no new car without its drive-away price.
 */
function isCar({ itemType, simpleBody, carType, priceType }: Vehicle): boolean {
  const isPassenger = !['bus', 'truck', 'motorcycle', 'caravan', 'motorhome'].includes(simpleBody ?? '');
  const isPriceTold =
    priceType === 'Drive Away' || (carType !== 'new' && priceType === 'Excl. Govt. Charges');
  return itemType === 'car' && isPassenger && isPriceTold;
}

function readFeed({ site }: DemoDealer, file: string): string | null {
  const path = join(site.dir, 'feeds', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function readGoogle(dealer: DemoDealer): FeedPrices {
  const xml = readFeed(dealer, 'google-vehicles.xml');
  if (xml === null) return null;
  const { getElementsByTagName, textContent } = DomUtils;
  const items = getElementsByTagName('item', parseDocument(xml, { xmlMode: true }).children);
  const text = (item: (typeof items)[number], name: string) =>
    textContent(getElementsByTagName(name, item.children));
  const prices = new Map(items.map((item) => [text(item, 'g:link'), text(item, 'g:price')]));
  expect(prices.size).toBe(items.length);
  return prices;
}

function readMeta(dealer: DemoDealer): FeedPrices {
  const csv = readFeed(dealer, 'meta-vehicles.csv');
  if (csv === null) return null;
  const rows: Record<string, string>[] = parse(csv, { columns: true });
  const prices = new Map(rows.map((row) => [row['url'] ?? '', row['price'] ?? '']));
  expect(prices.size).toBe(rows.length);
  return prices;
}

function readData({ site }: DemoDealer, path: string): v.InferOutput<typeof dataSchema> | null {
  const file = join(site.dir, `${path}.json`);
  return existsSync(file) ? v.parse(dataSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

const offerSchema = v.object({ offers: v.optional(v.object({ price: v.optional(v.number()) })) });

/**
 * The price that a vehicle page shows and the price in its structured data; much faster than reading the
 * whole page.
 */
function readPrices({ site }: DemoDealer, path: string): { shown: number; offered: number | undefined } {
  const html = readFileSync(join(site.dir, `${path}.html`), 'utf8');
  const [, amount = ''] = /<[a-z]+ class="amount[ "][^>]*>([^<]*)/.exec(html) ?? [];
  const [, product = '{}'] =
    /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/.exec(html) ?? [];
  const { offers } = v.parse(offerSchema, JSON.parse(product));
  return { shown: dollars(amount), offered: offers?.price };
}

/** `25990 AUD` → 25990 */
function amountOf(others: string, currency: string): number {
  expect(others).toMatch(new RegExp(`^\\d+(?:\\.\\d\\d)? ${currency}$`));
  return Number.parseFloat(others);
}
