import type { CarType } from '../values/vehicle-terms.ts';

export interface ForCarTypes {
  readonly display: readonly CarType[];
  readonly strictDisplay: boolean;
}

/**
 * Whether a promotion shows on a page about some car types (none: about no car in particular). One that names
 * car types shows where one of them is; with `strictDisplay` only where the page is about no other ("Promo node:
 * … display, strictDisplay", stock and vehicle §3).
 */
export function isForTypes({ display, strictDisplay }: ForCarTypes, carTypes: readonly CarType[]): boolean {
  if (display.length === 0) return true;
  if (strictDisplay) return carTypes.length > 0 && carTypes.every((type) => display.includes(type));
  return carTypes.length === 0 || carTypes.some((type) => display.includes(type));
}
