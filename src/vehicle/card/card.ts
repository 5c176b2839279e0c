import { fill } from '../../values/fill.ts';
import { formatNumber } from '../../values/measure.ts';
import type { StockWords } from '../../values/vehicle/stock-word.ts';
import { type ActionSettings, type CardActions, cardActions } from '../actions/actions.ts';
import { type CarControl, type ControlSettings, controlsOf } from '../actions/controls.ts';
import { type BranchFeatures, cardAt } from '../branch-features.ts';
import { type CarEstimate, type CarLoanRules, carEstimate, shownLoan } from '../estimate/car-estimate.ts';
import { estimateText } from '../estimate/estimate.ts';
import { mediaViews } from '../gallery/media-views.ts';
import { gallerySlides } from '../gallery/slides/slides.ts';
import { type KeyFact, type KeyFactTexts, keyFacts } from '../key-facts.ts';
import { cardTitle } from '../naming/title.ts';
import { type PriceDisplay, type PriceSettings, priceDisplay } from '../price/price-display.ts';
import { type TagSettings, type VehicleTag, vehicleTag } from '../status/tag.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehiclePath } from '../vehicle-urls.ts';
import { bodyPicture } from './body-picture.ts';

/** Pictures a card carries; the rest stay on the vehicle page. */
const CARD_IMAGES = 3;

export type MediaMarkTexts = { readonly turnMark: string; readonly filmMark: string };
export type ViewTexts = { readonly viewsText: string; readonly oneViewText: string };

/** The tenant's vehicle.json with what a card needs of the other files. */
export type CardSettings = {
  readonly currency: string;
  readonly timeZone: string;
  readonly price: PriceSettings & { readonly weekly: string };
  readonly tags: TagSettings;
  readonly card: ActionSettings & {
    readonly locationOverlay: boolean;
    readonly viewCount: boolean;
    readonly weeklyEstimate: boolean;
  };
  readonly live: ViewTexts;
  /** Shoppers may set deposit and term of the weekly prices: search.json `repayments`. */
  readonly offersRepayments: boolean;
  readonly texts: KeyFactTexts & MediaMarkTexts;
  readonly words: StockWords;
  readonly controls: ControlSettings;
  readonly finance: CarLoanRules;
  /** The year in the dealer's time zone. */
  readonly thisYear: number;
  /** By location id. */
  readonly locations: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly features?: BranchFeatures | undefined;
        readonly address?: { readonly latitude: number | null; readonly longitude: number | null };
      }
    >
  >;
};

/** The settings on which a card's repayment depends. */
export type CardEstimateSettings = Pick<CardSettings, 'finance' | 'thisYear' | 'locations'> & {
  readonly card: Pick<CardSettings['card'], 'weeklyEstimate'>;
};

/** All that a vehicle card shows, as JSON. */
export type CardFacts = {
  readonly id: string;
  readonly slug: string;
  readonly href: string;
  readonly status: Vehicle['status'];
  readonly carType: Vehicle['carType'];
  readonly make: string;
  readonly model: string;
  readonly heading: string;
  readonly subheading: string | null;
  readonly images: readonly string[];
  readonly photosCount: number;
  /** On the picture, beside the number of photos: other media, how often the page was looked at; absent if none. */
  readonly marks?: readonly string[] | undefined;
  /** Drawn picture of its body type, shown while there is no photograph; null for an unknown body. */
  readonly bodyPicture: string | null;
  readonly tag: VehicleTag | null;
  readonly price: PriceDisplay;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`. */
  readonly weekly: string | null;
  /** The loan on which `weekly` is based, if a shopper's own deal may replace it. Optional like `controls`. */
  readonly loan?: string | null;
  readonly facts: readonly KeyFact[];
  readonly locationLabel: string | null;
  readonly actions: CardActions;
  /** Missing in cards that an older build has left at a search cluster. */
  readonly controls?: readonly CarControl[];
};

/** The repayment on a vehicle's card; null if the dealer or the branch shows none on cards. */
export function cardEstimate(
  vehicle: Vehicle,
  { card, finance, thisYear, locations }: CardEstimateSettings,
): CarEstimate | null {
  const hasFinance = locations[vehicle.locationId ?? '']?.features?.finance !== false;
  return card.weeklyEstimate && hasFinance ? carEstimate(vehicle, finance, thisYear) : null;
}

type Placed = Pick<Vehicle, 'locationId' | 'dealershipName' | 'privateSuburb' | 'city' | 'state'>;

/** The branch's name; a private seller's suburb; else the dealership or the town: `Nundah, QLD`. */
export function locationLabel(vehicle: Placed, locations: CardSettings['locations']): string | null {
  const branch = vehicle.locationId === null ? undefined : locations[vehicle.locationId];
  if (branch) return branch.name;
  const { privateSuburb, dealershipName, city, state } = vehicle;
  if (privateSuburb === null && dealershipName !== null) return dealershipName;
  return [privateSuburb ?? city, state].filter((part) => part !== null).join(', ') || null;
}

function marksOf(vehicle: Vehicle, { texts, card, live }: CardSettings): string[] | undefined {
  const { turnMark, filmMark } = texts;
  const { views } = vehicle;
  const marks: string[] = [];
  if (mediaViews(vehicle, 0).some((view) => view !== 'images')) marks.push(turnMark);
  if (gallerySlides({ ...vehicle, images: [] }).length > 0) marks.push(filmMark);
  if (card.viewCount && views !== null) marks.push(viewsText(views, live));
  return marks.length === 0 ? undefined : marks;
}

/** `1 view`, `1,134 views`. */
function viewsText(views: number, texts: ViewTexts): string {
  return views === 1 ? texts.oneViewText : fill(texts.viewsText, { count: formatNumber(views, 0) });
}

export function cardFacts(vehicle: Vehicle, settings: CardSettings): CardFacts {
  const { currency, timeZone } = settings;
  const features = settings.locations[vehicle.locationId ?? '']?.features;
  const card = cardAt(settings.card, features);
  const offersDeal = settings.offersRepayments && features?.finance !== false;
  const estimate = cardEstimate(vehicle, settings);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    href: vehiclePath(vehicle),
    status: vehicle.status,
    carType: vehicle.carType,
    make: vehicle.make,
    model: vehicle.model,
    ...cardTitle(vehicle),
    images: vehicle.images.slice(0, CARD_IMAGES).map((image) => image.url),
    photosCount: vehicle.photosCount,
    marks: marksOf(vehicle, settings),
    bodyPicture: vehicle.simpleBody === null ? null : bodyPicture(vehicle.simpleBody),
    tag: vehicleTag(vehicle, settings.tags, timeZone),
    price: priceDisplay(vehicle, settings.price, currency),
    weekly: estimateText(estimate, settings.price.weekly, currency),
    loan: shownLoan(vehicle, estimate, settings.finance, offersDeal),
    facts: keyFacts(vehicle, settings.texts, settings.words),
    locationLabel: card.locationOverlay ? locationLabel(vehicle, settings.locations) : null,
    actions: cardActions(vehicle, card),
    controls: controlsOf(vehicle, settings.controls),
  };
}
