import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';
import type { CarType, ItemType } from '../../src/values/vehicle/vehicle-terms.ts';
import type { Generation, Grade, Make, PictureColour } from './catalogue/make.schema.ts';
import type { Shape } from './media/shapes.ts';
import type { DemoSpin } from './media/spins.ts';

/** Media that a supplier adds to the photographs. Videos and reports are URLs. */
export interface DemoMedia {
  spin: DemoSpin | null;
  video: string | null;
  externalVideo: string | null;
  historyReport: string | null;
}

/** One generated vehicle, before it is written in a supplier's format. */
export interface DemoVehicle extends DemoMedia {
  itemType: ItemType;
  carType: CarType;
  make: Make;
  generation: Generation;
  /** The drawn shape that its pictures show. */
  shape: Shape | null;
  grade: Grade;
  /** 0 for the cheapest grade of its model, 1 for the dearest. */
  level: number;
  location: Location;
  stockNumber: string;
  vin: string;
  year: number;
  built: Date;
  complied: Date;
  /** Null for new vehicles. */
  firstRegistered: Date | null;
  ageYears: number;
  plate: string | null;
  plateExpires: Date | null;
  arrived: Date;
  status: 'in stock' | 'reserved' | 'sold' | 'coming soon';
  soldOn: Date | null;
  isPreorder: boolean;
  isCertified: boolean;
  tag: string | null;
  /** Null: price on application ("POA"). */
  price: number | null;
  wasPrice: number | null;
  /** When the price was cut; null for one that was not. */
  cutOn: Date | null;
  isDriveAway: boolean;
  marketAverage: number | null;
  stateMarketAverage: number | null;
  subscriptionPerWeek: number | null;
  /** null for caravans. */
  odometerKm: number | null;
  paint: string;
  pictureColour: PictureColour;
  interior: string | null;
  features: string[];
  /** Paragraphs. */
  comments: string[];
  photos: string[];
  owners: number | null;
  keys: number | null;
  serviceHistory: string | null;
  writtenOff: string | null;
  /** Marks that a buyer should know of; photos are counted from 1, places are percent of the picture. */
  photoNotes: readonly { photo: number; x: number; y: number; text: string }[];
  views: number;
}
