import type { Purchase } from '#src/leads/trade-in/trade-in.schema.ts';
import { imageUrl } from '#src/ui/photo/image-url.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { carOf } from '../car-of.ts';

type CarNames = Parameters<typeof carOf>[1];

/**
 * The published vehicle that the shopper wants to buy; null when there is none or it is not for
 * sale.
 */
export async function purchaseOf(published: PublishedSite, names: CarNames): Promise<Purchase | null> {
  const vehicle = await carOf(published, names);
  if (vehicle === null || !isAvailable(vehicle)) return null;
  const { id, slug, name, images } = vehicle;
  const { images: settings } = published.settings;
  const [first] = images;
  const image =
    first === undefined ? null : imageUrl(first.url, Math.min(...settings.widths), 3 / 2, settings);
  return { id, slug, name, price: currentPrice(vehicle), image };
}
