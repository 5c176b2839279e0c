import { formatMoney } from '../../../values/money.ts';
import { namedValue } from '../../../values/vehicle/named-value.ts';
import { reserveDeposit } from '../../actions/reserve-label.ts';
import type { Vehicle } from '../../vehicle.schema.ts';

/** Settings in vehicle.json. */
export type OfferSettings = {
  readonly warranty: {
    readonly standardYears: number;
    readonly years: Readonly<Record<string, number>>;
  };
  readonly reserve: { readonly deposit: number; readonly holdHours: number };
};

/** "Warranty texts: 3-year standard, 5-year or 7-year for some brands" (leads and dealer §9). */
export function warrantyYears(
  { make }: Pick<Vehicle, 'make'>,
  { standardYears, years }: OfferSettings['warranty'],
): number {
  return namedValue(years, make) ?? standardYears;
}

/** Values for the placeholders in the dealer's texts about buying. */
export function offerWords(
  vehicle: Vehicle,
  settings: OfferSettings,
  currency: string,
): Record<string, string> {
  const { make, model, name } = vehicle;
  return {
    make,
    model,
    name,
    deposit: formatMoney(reserveDeposit(vehicle, settings.reserve), currency),
    hours: String(settings.reserve.holdHours),
    warrantyYears: String(warrantyYears(vehicle, settings.warranty)),
  };
}
