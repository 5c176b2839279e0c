import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { slugify } from '../../values/slug.ts';
import { currentPrice } from '../price/price.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** Settings in `page.similarReasons` of vehicle.json. */
export interface SimilarReasonTexts {
  readonly show: boolean;
  readonly model: string;
  readonly body: string;
  /** With {reason} and {amount}. */
  readonly less: string;
  readonly more: string;
  /** With {seats}. */
  readonly seats: string;
  readonly closest: string;
}

type Compared = Pick<Vehicle, 'make' | 'model' | 'simpleBody' | 'seats' | 'price' | 'offerPrice'>;

/** Most cars have five seats, which is no reason to look at another one. */
const USUAL_SEATS = 5;
/** A smaller difference in dollars is not worth naming. */
const NAMED_FROM = 100;

/** Why each of the similar vehicles is shown, in a few words; null where nothing in particular can be said. */
export function similarReasons(
  wanted: Compared,
  similar: readonly Compared[],
  texts: SimilarReasonTexts,
  currency: string,
): (string | null)[] {
  if (!texts.show) return similar.map(() => null);
  const price = currentPrice(wanted);
  const difference = (other: Compared) => {
    const asked = currentPrice(other);
    return price === null || asked === null ? null : asked - price;
  };
  const isModel = (other: Compared) =>
    slugify(other.make) === slugify(wanted.make) && slugify(other.model) === slugify(wanted.model);
  const distances = similar.map((other) => (isModel(other) ? null : difference(other)));
  const min = Math.min(...distances.filter((away) => away !== null).map(Math.abs));
  const closest = distances.findIndex((away) => away !== null && Math.abs(away) === min);
  return similar.map((other, index) => {
    if (isModel(other)) return withPrice(texts.model, difference(other), texts, currency);
    if (index === closest) return texts.closest;
    const { seats } = other;
    if (seats !== null && seats === wanted.seats && seats !== USUAL_SEATS)
      return fill(texts.seats, { seats });
    const isBody = other.simpleBody !== null && other.simpleBody === wanted.simpleBody;
    return isBody ? withPrice(texts.body, difference(other), texts, currency) : null;
  });
}

function withPrice(
  reason: string,
  difference: number | null,
  { less, more }: SimilarReasonTexts,
  currency: string,
): string {
  if (difference === null || Math.abs(difference) < NAMED_FROM) return reason;
  const amount = formatWholeMoney(Math.abs(difference), currency);
  return fill(difference < 0 ? less : more, { reason, amount });
}
