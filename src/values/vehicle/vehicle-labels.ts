import type { BodySlug, CarType, DriveSlug, FuelSlug, TransmissionSlug } from './vehicle-terms.ts';

/** Display labels of slugs, in the singular. */
export const carTypeLabels: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' };

export const bodyLabels: Readonly<Record<BodySlug, string>> = {
  hatch: 'Hatch',
  sedan: 'Sedan',
  wagon: 'Wagon',
  suv: 'SUV',
  ute: 'Ute',
  'cab-chassis': 'Cab Chassis',
  van: 'Van',
  'people-mover': 'People Mover',
  coupe: 'Coupe',
  convertible: 'Convertible',
  bus: 'Bus',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
  caravan: 'Caravan',
  motorhome: 'Motorhome',
};

export const fuelLabels: Readonly<Record<FuelSlug, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in Hybrid',
  electric: 'Electric',
  lpg: 'LPG',
  hydrogen: 'Hydrogen',
};

export const transmissionLabels: Readonly<Record<TransmissionSlug, string>> = {
  automatic: 'Automatic',
  manual: 'Manual',
};

export const driveLabels: Readonly<Record<DriveSlug, string>> = {
  fwd: 'Front Wheel Drive',
  rwd: 'Rear Wheel Drive',
  awd: 'All Wheel Drive',
  '4wd': 'Four Wheel Drive',
};
