import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';
import type { CarType, ItemType } from '../../src/values/vehicle/vehicle-terms.ts';
import type { Offer } from './catalogue/make.schema.ts';
import type { Voice } from './voices/writer.ts';

interface StockKind {
  weight: number;
  itemTypes: readonly ItemType[];
  carTypes: readonly (readonly [CarType, number])[];
  suits?: (offer: Offer) => boolean;
}

/** The stock of a kind of dealer. */
export interface StockProfile {
  mixAt(location: Location): readonly StockKind[];
  usedAge: { median: number; spread: number; min: number; max: number };
  /** Limits for its used vehicles. */
  used: { minPrice: number; maxPrice: number; maxKm: number };
  /** Last digits of its prices, with weights. */
  priceEndings: readonly (readonly [number, number])[];
  driveAwayShare: number;
  subscriptionShare: number;
  certifies: boolean;
  /** Share of old vehicles that are sold for parts. */
  asIsShare: number;
  voice: Voice;
  /** Makes of its used vehicles, besides those that its branches sell new; null: any. */
  otherMakes: readonly string[] | null;
  stockNumber(running: number, carType: CarType, location: Location): string;
}

const cars = ['car'] as const;

/** A franchised group: new, demonstrators and late used cars. */
export const group: StockProfile = {
  mixAt: ({ manufacturers }) => [
    {
      weight: 1,
      itemTypes: cars,
      carTypes:
        manufacturers.length > 0
          ? [
              ['new', 38],
              ['demo', 10],
              ['used', 52],
            ]
          : [['used', 1]],
    },
  ],
  usedAge: { median: 4.2, spread: 0.6, min: 0.4, max: 14 },
  used: { minPrice: 8_000, maxPrice: 150_000, maxKm: 185_000 },
  priceEndings: [
    [990, 7],
    [888, 2],
    [490, 1],
  ],
  driveAwayShare: 0.85,
  subscriptionShare: 0,
  certifies: true,
  asIsShare: 0,
  voice: 'group',
  otherMakes: null,
  stockNumber: (running, carType) => `HM${{ new: 'N', demo: 'D', used: 'U' }[carType]}${10_000 + running}`,
};

/** One yard with cheap, older cars. */
export const yard: StockProfile = {
  mixAt: () => [{ weight: 1, itemTypes: cars, carTypes: [['used', 1]] }],
  usedAge: { median: 12, spread: 0.28, min: 6, max: 21 },
  used: { minPrice: 3_400, maxPrice: 21_500, maxKm: 290_000 },
  priceEndings: [
    [990, 6],
    [999, 1],
    [490, 2],
    [500, 1],
  ],
  driveAwayShare: 0.4,
  subscriptionShare: 0,
  certifies: false,
  asIsShare: 0.03,
  voice: 'yard',
  otherMakes: null,
  stockNumber: (running) => String(1_000 + running),
};

const tows = ({ generation: { body, facts } }: Offer) =>
  (body === 'ute' || body === 'suv' || body === 'cab-chassis') && (facts.tow ?? 0) >= 2_500;

/** Caravans, motorcycles, trucks and tow cars; some for subscription. */
export const leisure: StockProfile = {
  mixAt: () => [
    {
      weight: 34,
      itemTypes: ['caravan'],
      carTypes: [
        ['new', 55],
        ['used', 45],
      ],
    },
    {
      weight: 26,
      itemTypes: ['motorcycle'],
      carTypes: [
        ['new', 45],
        ['demo', 8],
        ['used', 47],
      ],
    },
    {
      weight: 14,
      itemTypes: ['truck'],
      carTypes: [
        ['new', 30],
        ['used', 70],
      ],
    },
    { weight: 26, itemTypes: cars, carTypes: [['used', 1]], suits: tows },
  ],
  usedAge: { median: 4.5, spread: 0.55, min: 0.5, max: 14 },
  used: { minPrice: 3_900, maxPrice: 260_000, maxKm: 340_000 },
  priceEndings: [
    [990, 6],
    [500, 2],
    [0, 2],
  ],
  driveAwayShare: 0.6,
  subscriptionShare: 0.18,
  certifies: false,
  asIsShare: 0.12,
  voice: 'leisure',
  otherMakes: null,
  stockNumber: (running, _carType, location) => `${location.id.slice(0, 3).toUpperCase()}-${running}`,
};

/** Dozens of branches and brands. */
export const largeGroup: StockProfile = {
  ...group,
  usedAge: { median: 3.8, spread: 0.62, min: 0.3, max: 15 },
  used: { minPrice: 5_900, maxPrice: 320_000, maxKm: 215_000 },
  priceEndings: [
    [990, 6],
    [880, 2],
    [888, 1],
    [777, 1],
  ],
  driveAwayShare: 0.9,
  voice: 'corporate',
  otherMakes: ['Holden', 'Tesla'],
  stockNumber: (running, carType) =>
    `${{ new: 1, demo: 5, used: 7 }[carType]}${String(running).padStart(7, '0')}`,
};
