import { cardFillings, listFillings } from '#src/account/watchlist/watchlist-filling.ts';
import { WATCHED_CARS_MARK } from '#src/account/watchlist/watchlist-page.ts';
import { fill } from '#src/values/fill.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { fillPage } from './fill-page.ts';
import { watchedCardOf } from './watched-card.ts';
import { readWatchedCars } from './watched-cars.ts';

/** The address wants a car saved or put back: without script a form asks once more, for a link changes nothing. */
export interface AskedCar {
  readonly id: string;
  readonly text: string;
  readonly button: string;
}

const template = /<template data-watched-car[^>]*>([\s\S]*?)<\/template>/;

/**
 * A built page that holds `Watchlist.astro`, with the list of whoever has signed in with a phone. `askFor`: given
 * the ids in the list, says what else there is to ask.
 */
export async function fillWatchlist(
  ports: Pick<Ports, 'database' | 'now'>,
  published: PublishedSite,
  { page, phone, askFor }: FilledList,
): Promise<string> {
  const { settings } = published;
  const { watchlist } = settings.account;
  const cars = await readWatchedCars(ports, published, phone);
  const [, card = ''] = template.exec(page) ?? [];
  const cards = cars.map((car) =>
    fillPage(card, cardFillings(watchedCardOf(car, settings), phone, watchlist)),
  );
  const { one: oneCar, many: manyCars } = settings.site.vehicleWord;
  const text = cars.length === 1 ? watchlist.page.countOne : watchlist.page.countMany;
  const countText = fill(text, { count: cars.length, car: oneCar, cars: manyCars });
  const ask = (await askFor?.(new Set(cars.map(({ saved }) => saved.car)))) ?? null;
  return fillPage(page, listFillings({ count: cars.length, countText, phone, ask })).replace(
    WATCHED_CARS_MARK,
    () => cards.join(''),
  );
}

interface FilledList {
  readonly page: string;
  /** National digits. */
  readonly phone: string;
  readonly askFor?: (saved: ReadonlySet<string>) => Promise<AskedCar | null>;
}
