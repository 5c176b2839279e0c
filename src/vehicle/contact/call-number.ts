import { formatPhone, maskPhone, telHref } from '../../values/contact/phone.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** Settings in `phoneOverrides` of site.json. */
export type CallSettings = {
  readonly all: string | null;
  readonly new: string | null;
  readonly used: string | null;
  readonly demo: string | null;
  readonly byCarType: boolean;
};

export type CallNumber = {
  /** `0412 345 678`. */
  readonly text: string;
  /** `0412 3** ***`, until the shopper asks for the number. */
  readonly maskedText: string;
  readonly href: string;
};

function typedNumber(carType: Vehicle['carType'], settings: CallSettings): string | null {
  return carType === 'demo' ? settings.demo || settings.new : settings[carType];
}

/**
 * "Phone number shown by call buttons: an override if set; else by car type (new, used, demo falling back to new)
 * when filtering is on; else the new or used number; else the car's location phone. With no number the call button
 * shows nothing" (stock and vehicle §5): null. With filtering on, a car type without a number of its own uses the
 * location's number.
 */
export function callNumber(
  vehicle: Pick<Vehicle, 'carType'>,
  settings: CallSettings,
  locationPhone: string | null,
): CallNumber | null {
  const desk = settings.byCarType ? typedNumber(vehicle.carType, settings) : settings.new || settings.used;
  const phone = (settings.all || desk || locationPhone || '').trim();
  if (phone === '') return null;
  const text = formatPhone(phone);
  return { text, maskedText: maskPhone(text), href: telHref(phone) };
}
