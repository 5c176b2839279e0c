import { formatWholeMoney } from '../values/money.ts';
import { type ActionSettings, type CardActions, cardActions } from './actions.ts';
import { isAvailable } from './availability.ts';
import { type KeyFact, keyFacts } from './key-facts.ts';
import { type PriceDisplay, type PriceSettings, priceDisplay } from './price-display.ts';
import { type TagSettings, type VehicleTag, vehicleTag } from './tag.ts';
import { cardTitle } from './title.ts';
import type { Vehicle } from './vehicle.schema.ts';
import { vehiclePath } from './vehicle-urls.ts';

/** Pictures a card carries; the rest stay on the vehicle page. */
const CARD_IMAGES = 3;

export type CardSettings = PriceSettings &
  TagSettings &
  ActionSettings & {
    readonly weeklyEstimate: boolean;
    /** By location id. */
    readonly locations: Readonly<
      Record<string, { readonly name: string; readonly dealershipSlug: string | null }>
    >;
  };

/** Rate and comparison rate are percent per year and stand beside the repayment, as the law asks. */
export type WeeklyEstimate = {
  readonly text: string;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
};

/** All that a vehicle card shows, as JSON. */
export type CardFacts = {
  readonly id: string;
  readonly href: string;
  readonly status: Vehicle['status'];
  readonly heading: string;
  readonly subheading: string | null;
  readonly images: readonly string[];
  readonly photosCount: number;
  readonly tag: VehicleTag | null;
  readonly price: PriceDisplay;
  readonly weekly: WeeklyEstimate | null;
  readonly facts: readonly KeyFact[];
  readonly locationLabel: string | null;
  readonly views: number | null;
  readonly actions: CardActions;
};

/** `$129` with its rates; null without a quote and for what cannot be bought any more. */
export function weeklyEstimate(
  vehicle: Pick<Vehicle, 'status' | 'youxQuote'>,
  currency: string,
): WeeklyEstimate | null {
  const quote = vehicle.youxQuote;
  if (quote === null || quote.weeklyRepaymentAmount === 0 || !isAvailable(vehicle)) return null;
  return {
    text: formatWholeMoney(quote.weeklyRepaymentAmount, currency),
    ratePercent: quote.advertisedRatePercent,
    comparisonRatePercent: quote.comparisonRatePercent,
  };
}

/** The branch's name, else where the vehicle (or its private seller) is: `Nundah, QLD`. */
export function locationLabel(
  vehicle: Pick<
    Vehicle,
    'locationId' | 'dealershipName' | 'privateSuburb' | 'privatePostcode' | 'city' | 'state'
  >,
  locations: CardSettings['locations'],
): string | null {
  const branch = vehicle.locationId === null ? undefined : locations[vehicle.locationId];
  if (branch) return branch.name;
  const place = [vehicle.privateSuburb ?? vehicle.city, vehicle.state].filter((part) => part !== null);
  return vehicle.privateSuburb === null && vehicle.dealershipName !== null
    ? vehicle.dealershipName
    : place.join(', ') || null;
}

export function cardFacts(vehicle: Vehicle, settings: CardSettings): CardFacts {
  const branch = vehicle.locationId === null ? undefined : settings.locations[vehicle.locationId];
  return {
    id: vehicle.id,
    href: vehiclePath(vehicle),
    status: vehicle.status,
    ...cardTitle(vehicle),
    images: vehicle.images.slice(0, CARD_IMAGES).map((image) => image.url),
    photosCount: vehicle.photosCount,
    tag: vehicleTag(vehicle, settings),
    price: priceDisplay(vehicle, settings),
    weekly: settings.weeklyEstimate ? weeklyEstimate(vehicle, settings.currency) : null,
    facts: keyFacts(vehicle),
    locationLabel: locationLabel(vehicle, settings.locations),
    views: vehicle.views,
    actions: cardActions(vehicle, settings, { dealershipSlug: branch?.dealershipSlug ?? null }),
  };
}
