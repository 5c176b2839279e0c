import * as v from 'valibot';
import type { Vehicle } from '../../../src/vehicle/vehicle.schema.ts';
import type { SitePage } from '../built-site.ts';

const offerSchema = v.object({
  price: v.optional(v.number()),
  priceCurrency: v.optional(v.string()),
  availability: v.string(),
  url: v.string(),
});
const nodeSchema = v.looseObject({
  '@type': v.union([v.string(), v.array(v.string())]),
  name: v.optional(v.string()),
  url: v.optional(v.string()),
  image: v.optional(v.union([v.string(), v.array(v.string())])),
  offers: v.optional(offerSchema),
  itemListElement: v.optional(v.array(v.looseObject({ position: v.number(), url: v.optional(v.string()) }))),
});
const documentSchema = v.looseObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.optional(v.array(nodeSchema)),
});

export type JsonLdNode = v.InferOutput<typeof nodeSchema>;

/** All nodes of a page's structured data. Throws if it is not valid JSON-LD. */
export function jsonLdNodes({ facts }: SitePage): JsonLdNode[] {
  const scripts = facts.scripts.filter(({ type }) => type === 'application/ld+json');
  return scripts.flatMap(({ text }) => {
    const document = v.parse(documentSchema, JSON.parse(text));
    return document['@graph'] ?? [v.parse(nodeSchema, document)];
  });
}

const vehicleTypes: ReadonlySet<string> = new Set(['Car', 'Motorcycle', 'Vehicle']);

/** Where a vehicle page's structured data differs from the page or the stock. */
export function vehicleDataProblems(page: SitePage, vehicle: Vehicle, origin: string): string[] {
  const say = (wrong: boolean, sentence: string) => (wrong ? [`${page.path} ${sentence}`] : []);
  const typesOf = (node: JsonLdNode) => [node['@type']].flat();
  const product = jsonLdNodes(page).find((node) => typesOf(node).some((type) => vehicleTypes.has(type)));
  if (product === undefined) return [`${page.path} has no data of its vehicle`];
  const { offers } = product;
  const isProduct = typesOf(product).includes('Product');
  const shown = dollars(page.facts.byClass.get('amount')?.[0] ?? '');
  const isForSale = vehicle.status === 'in_stock' || vehicle.status === 'coming_soon';
  const isPriced = vehicle.price !== null && vehicle.price > 10;
  return [
    ...say(product.name !== vehicle.name, `calls itself ${product.name}`),
    ...say(isProduct !== (offers?.price !== undefined), 'is a Product without a price, or the reverse'),
    ...say(product.image?.length === 0, 'lists no photograph'),
    ...say(product.url !== `${origin}${page.path}`, `gives ${product.url} as its address`),
    ...say(
      !isForSale && offers?.availability !== 'https://schema.org/SoldOut',
      'does not say that it is sold',
    ),
    ...say(!isForSale && offers?.price !== undefined, 'offers what is sold'),
    ...say(offers?.price !== undefined && !(shown > 10), 'offers a price that it does not show'),
    ...say(offers === undefined && isForSale && isPriced, 'offers nothing, though it has a price'),
    ...say(
      isForSale && offers !== undefined && offers.price !== shown,
      `shows $${shown}, but offers $${offers?.price}`,
    ),
  ];
}

/** `$25,990` → 25990; NaN if there is no amount, or an amount per week. */
export function dollars(text: string): number {
  return /^\$[\d,.]+$/.test(text) ? Number(text.replace(/[$,]/g, '')) : Number.NaN;
}
