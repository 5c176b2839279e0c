import type { CarType } from '../values/vehicle/vehicle-terms.ts';

export interface ForCarTypes {
  readonly display: readonly CarType[];
  readonly strictDisplay: boolean;
}

/**
 * Whether a promotion is shown on a page with these car types (empty: no vehicles). A promotion with car types needs
 * at least one match; with `strictDisplay` all types of the page must match ("Promo node: … display, strictDisplay",
 * stock and vehicle §3).
 */
export function isForTypes({ display, strictDisplay }: ForCarTypes, carTypes: readonly CarType[]): boolean {
  if (display.length === 0) return true;
  if (strictDisplay) return carTypes.length > 0 && carTypes.every((type) => display.includes(type));
  return carTypes.length === 0 || carTypes.some((type) => display.includes(type));
}
