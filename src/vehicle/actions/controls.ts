import { fill } from '../../values/fill.ts';
import { vehicleName } from '../naming/title.ts';
import { isPriced } from '../price/price.ts';
import { isAvailable, isSold } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** "favourite / compare / save control" (stock and vehicle §2), in this order. */
export const controlNames = ['favourite', 'compare', 'save'] as const;
export type ControlName = (typeof controlNames)[number];

/** A control to keep a vehicle in mind; `label` is its accessible name. */
export type CarControl = { readonly name: ControlName; readonly label: string };

/** Labels from `controls` in garage.json, and which controls are enabled. */
export type ControlSettings = Readonly<Record<ControlName, string>> & {
  readonly offered: readonly ControlName[];
  readonly hideUnlessUsed: boolean;
  readonly hideWithoutPrice: boolean;
  readonly hideWithoutImages: boolean;
};

/**
 * "hidden when the feature is off, the car is not in stock, or (some sites) the car is not used, has price 0 or less,
 * or has no images"; "A sold car shows no Save button unless already saved" (stock and vehicle §4): for a sold car
 * only Save is rendered, and CSS shows it only while it is pressed.
 */
export function controlsOf(vehicle: Vehicle, settings: ControlSettings): CarControl[] {
  // The stock number distinguishes cars of the same name.
  const name = [vehicleName(vehicle), vehicle.stockNumber].filter((part) => part !== null).join(', ');
  return settings.offered
    .filter((control) => isShown(control, vehicle, settings))
    .map((control) => ({ name: control, label: fill(settings[control], { name }) }));
}

function isShown(control: ControlName, vehicle: Vehicle, settings: ControlSettings): boolean {
  if (isSold(vehicle)) return control === 'save';
  const { hideUnlessUsed, hideWithoutPrice, hideWithoutImages } = settings;
  return (
    isAvailable(vehicle) &&
    !(hideUnlessUsed && vehicle.carType !== 'used') &&
    !(hideWithoutPrice && !isPriced(vehicle)) &&
    !(hideWithoutImages && vehicle.images.length === 0)
  );
}
