import { formatWholeMoney } from '../../../values/money.ts';
import { OFFERS_CATEGORY } from '../../attributes.ts';

/** The fields from which keywords and categories are derived; null where unknown. */
export type DerivedFrom = {
  readonly carType: string | null;
  readonly itemType: string | null;
  readonly body: string | null;
  readonly fuel: string | null;
  readonly transmission: string | null;
  readonly drive: string | null;
  readonly seats: string | null;
  readonly cylinders: string | null;
  readonly isCertified: boolean;
  /** The number of `priceSteps` above the price; 0 without a price. */
  readonly stepsAbovePrice: number;
  readonly isOnOffer: boolean;
};

/** In descending order, so that a price below one step is below all earlier ones. */
const priceSteps = [50_000, 30_000, 20_000, 10_000] as const;

export function stepsAbove(price: number | null): number {
  return price === null ? 0 : priceSteps.filter((step) => price < step).length;
}

type SynonymKind = 'carType' | 'itemType' | 'body' | 'fuel' | 'transmission' | 'drive';

/** Shoppers' words for values of fields. */
const synonyms: Readonly<Record<SynonymKind, Readonly<Record<string, string[]>>>> = {
  carType: { New: ['new'], Demo: ['demo', 'demonstrator'], Used: ['used', 'second hand'] },
  itemType: { Motorcycle: ['motorcycle', 'motorbike'], Truck: ['truck'], Caravan: ['caravan'] },
  body: {
    Hatch: ['hatchback'],
    Wagon: ['station wagon', 'estate'],
    SUV: ['crossover'],
    Ute: ['pickup', 'pick up', 'utility'],
    'Cab Chassis': ['ute', 'pickup', 'tray'],
    'People Mover': ['people carrier', 'minivan', 'MPV'],
    Coupe: ['sports car'],
    Convertible: ['cabriolet', 'roadster', 'soft top'],
    Bus: ['minibus'],
    Motorhome: ['campervan'],
  },
  fuel: {
    Petrol: ['unleaded'],
    Hybrid: ['HEV'],
    'Plug-in Hybrid': ['PHEV', 'plug in'],
    Electric: ['EV', 'BEV'],
    Hydrogen: ['FCEV', 'fuel cell'],
  },
  transmission: { Automatic: ['automatic', 'auto'], Manual: ['manual'] },
  drive: {
    'Front Wheel Drive': ['FWD', '2WD'],
    'Rear Wheel Drive': ['RWD', '2WD', '4x2'],
    'All Wheel Drive': ['AWD', 'all wheel drive'],
    'Four Wheel Drive': ['4WD', '4x4', 'four wheel drive'],
  },
};

const synonymsOf = (kind: SynonymKind, value: string | null) =>
  value === null ? [] : (synonyms[kind][value] ?? []);

/** Six are called V6 by shoppers, even where they stand in line. */
const vEngines = new Set(['6', '8', '10', '12']);

const cylinderWords = (count: string) => [`${count}cyl`, ...(vEngines.has(count) ? [`V${count}`] : [])];

/** `EV`, `4x4`, `auto`, `7 seater`, `V6`… */
export function keywordsOf(car: DerivedFrom): string[] {
  return [
    ...synonymsOf('carType', car.carType),
    ...synonymsOf('itemType', car.itemType),
    ...synonymsOf('body', car.body),
    ...synonymsOf('fuel', car.fuel),
    ...synonymsOf('transmission', car.transmission),
    ...synonymsOf('drive', car.drive),
    ...(car.seats === null ? [] : [`${car.seats} seater`, `${car.seats} seats`]),
    ...(car.cylinders === null ? [] : cylinderWords(car.cylinders)),
    ...(car.isCertified ? ['certified', 'approved'] : []),
  ];
}

const workBodies = new Set(['Ute', 'Cab Chassis', 'Van', 'Truck']);
const electrified = new Set(['Electric', 'Hybrid', 'Plug-in Hybrid']);

const priceLabels = new Map<string, readonly string[]>();

/** Cached, because formatting money is slow. */
function underPrices(currency: string): readonly string[] {
  let labels = priceLabels.get(currency);
  if (!labels) {
    labels = priceSteps.map((step) => `Under ${formatWholeMoney(step, currency)}`);
    priceLabels.set(currency, labels);
  }
  return labels;
}

/** Categories such as "Work vehicles" or, in the site's currency, "Under $20,000". */
export function categoriesOf(car: DerivedFrom, currency: string): string[] {
  return [
    ...(car.isOnOffer ? [OFFERS_CATEGORY] : []),
    ...underPrices(currency).slice(0, car.stepsAbovePrice),
    ...(car.fuel !== null && electrified.has(car.fuel) ? ['Electric and hybrid'] : []),
    ...(Number(car.seats) >= 7 ? ['7 seats or more'] : []),
    ...(car.body !== null && workBodies.has(car.body) ? ['Work vehicles'] : []),
  ];
}
