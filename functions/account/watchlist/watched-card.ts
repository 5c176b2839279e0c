import type { WatchedCard } from '#src/account/watchlist/watched-card.schema.ts';
import type { OwnWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { formatDate } from '#src/values/time/date.ts';
import { type CardFacts, cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import { isTagShown, type VehicleTag } from '#src/vehicle/status/tag.ts';
import { enquiryPath } from '#src/vehicle/vehicle-urls.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { type LivePorts, readWatchedCars, type WatchedCar } from './watched-cars.ts';

type ListTexts = Settings['account']['watchlist']['page'];

/** The watchlist of a phone, as props of the page. */
export async function ownWatchlistOf(
  ports: LivePorts,
  published: PublishedSite,
  phone: string,
): Promise<OwnWatchlist> {
  const cars = await readWatchedCars(ports, published, phone);
  return { phone, cars: watchedCards(cars, published.settings, new Date(ports.now())) };
}

/** The cards of saved cars, as of `now`. */
function watchedCards(cars: readonly WatchedCar[], settings: Settings, now: Date): WatchedCard[] {
  const shown = cardSettings(settings, now);
  const { timeZone, locale } = settings.site;
  return cars.map((car) => {
    const { saved, vehicle } = car;
    const date = formatDate(new Date(saved.savedAtMs).toISOString(), timeZone, locale) ?? '';
    return {
      id: saved.car,
      slug: saved.slug,
      name: vehicle?.name ?? saved.name,
      card: vehicle && cardOf(car, cardFacts(vehicle, shown), settings, now),
      change: changeOf(car, settings),
      savedOn: fill(settings.account.watchlist.page.savedOn, { date }),
    };
  });
}

/** The vehicle's usual card, with the watchlist's tag and without buttons. */
function cardOf(car: WatchedCar, card: CardFacts, { account }: Settings, now: Date): CardFacts {
  const { status } = car.now;
  const { view, findSimilar } = account.watchlist.page;
  const isForSale = status === 'in_stock' || status === 'coming_soon' || status === 'reserved';
  const usualTag = card.tag !== null && isTagShown(card.tag, now) ? { ...card.tag, until: null } : null;
  return {
    ...card,
    images: card.images.slice(0, 1),
    tag: listTag(car, account.watchlist.page) ?? usualTag,
    // A car that cannot be bought shows no weekly cost.
    ...(!isForSale && { weekly: null, loan: null }),
    controls: [],
    actions: {
      message: null,
      actions: [
        isForSale
          ? { name: 'view-details', label: view, href: card.href }
          : // "Sold → Find similar"
            { name: 'find-similar', label: findSimilar, href: enquiryPath(card) },
      ],
    },
  };
}

/** The tag that tells what has happened to a saved vehicle; null when nothing has. */
function listTag({ now: { status }, changes }: WatchedCar, page: ListTexts): VehicleTag | null {
  const tag = (kind: VehicleTag['kind'], text: string) => ({ kind, text, until: null });
  switch (status) {
    case 'in_stock':
      return changes.includes('available') ? tag('own', page.available) : null;
    case 'coming_soon':
      return tag('coming-soon', page.comingSoon);
    case 'reserved':
      return tag('reserved', page.reserved);
    case 'sold':
      return tag('sold', page.sold);
    default:
      return tag('own', page.gone);
  }
}

function changeOf({ saved, now, changes }: WatchedCar, { account, site }: Settings): WatchedCard['change'] {
  const kind = changes.find((change) => change === 'price_down' || change === 'price_up');
  if (kind === undefined) return null;
  const { priceDown, priceUp } = account.watchlist.page;
  const amount = formatWholeMoney(Math.abs((now.price ?? 0) - (saved.whenSaved.price ?? 0)), site.currency);
  return { kind, text: fill(kind === 'price_down' ? priceDown : priceUp, { amount }) };
}
