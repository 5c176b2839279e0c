/**
 * Closed vocabularies. Feed values are mapped to these slugs at import; settings, filters, picture folders and URLs
 * use the same slugs.
 */
export const carTypes = ['new', 'demo', 'used'] as const;
export const itemTypes = ['car', 'motorcycle', 'truck', 'caravan'] as const;
export const bodySlugs = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'ute',
  'cab-chassis',
  'van',
  'people-mover',
  'coupe',
  'convertible',
  'bus',
  'truck',
  'motorcycle',
  'caravan',
  'motorhome',
] as const;
export const fuelSlugs = [
  'petrol',
  'diesel',
  'hybrid',
  'plug-in-hybrid',
  'electric',
  'lpg',
  'hydrogen',
] as const;
export const transmissionSlugs = ['automatic', 'manual'] as const;
export const driveSlugs = ['fwd', 'rwd', 'awd', '4wd'] as const;

export type CarType = (typeof carTypes)[number];
export type ItemType = (typeof itemTypes)[number];
export type BodySlug = (typeof bodySlugs)[number];
export type FuelSlug = (typeof fuelSlugs)[number];
export type TransmissionSlug = (typeof transmissionSlugs)[number];
export type DriveSlug = (typeof driveSlugs)[number];
