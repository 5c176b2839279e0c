import { type CardFacts, cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import { isTagShown } from '#src/vehicle/status/tag.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { relatedInStock } from '../../vehicle/related.ts';
import type { StoredLead } from '../store/stored-lead.ts';

/**
 * Cards of vehicles in stock that are similar to the one of a lead, as many as success.json allows.
 */
export async function similarCards(
  ports: Pick<Ports, 'database' | 'now'>,
  published: PublishedSite,
  { vehicle }: Pick<StoredLead, 'vehicle'>,
): Promise<CardFacts[]> {
  const { settings } = published;
  if (vehicle === null || settings.success.maxCars === 0) return [];
  const ids = (await relatedInStock(ports, published, vehicle.slug)).slice(0, settings.success.maxCars);
  const now = new Date(ports.now());
  const facts = cardSettings(settings, now);
  const cards = await Promise.all(
    ids.map(async (id) => {
      const slug = await published.slugOf(id);
      const car = slug === null ? null : await published.vehicle(slug);
      if (car === null) return [];
      const card = cardFacts(car, facts);
      return [{ ...card, tag: card.tag && isTagShown(card.tag, now) ? card.tag : null }];
    }),
  );
  return cards.flat();
}
