import { formatFeetAndMetres, formatMeasure } from '../../../values/measure.ts';
import type { Vehicle } from '../../vehicle.schema.ts';

/** `1,870 mm`; null for 0, which feeds use for unknown. */
export function measureText(value: number | null, unit: string, decimals = 0): string | null {
  return value === null || value === 0 ? null : formatMeasure(value, unit, decimals);
}

export function countText(value: number | null): string | null {
  return value === null || value === 0 ? null : String(value);
}

export function feetText(value: number | null | undefined): string | null {
  return value ? formatFeetAndMetres(value) : null;
}

/** `2.0 L`; motorcycles are sold by cubic centimetres: `998 cc`. */
export function engineSizeText({
  engineLitres,
  itemType,
}: Pick<Vehicle, 'engineLitres' | 'itemType'>): string | null {
  if (!engineLitres) return null;
  return itemType === 'motorcycle' ? measureText(engineLitres * 1000, 'cc') : `${engineLitres.toFixed(1)} L`;
}

/** Payload of a caravan: aggregate trailer mass minus tare. */
export function payloadText(caravan: Vehicle['caravan']): string | null {
  const { aggregateTrailerMassKg: max, tareWeightKg: empty } = caravan ?? {};
  return max && empty && max > empty ? formatMeasure(max - empty, 'kg') : null;
}
