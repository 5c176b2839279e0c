import { fill } from '../../../values/fill.ts';
import { formatFeetAndMetres, formatMeasure } from '../../../values/measure.ts';
import { type StockWords, stockWord } from '../../../values/vehicle/stock-word.ts';
import type { Vehicle } from '../../vehicle.schema.ts';

/** A label and value pair. */
export type FactRow = { readonly label: string; readonly value: string };

export type MaybeRow = readonly [label: string, value: string | null];

/** The trimmed text; null if empty, or 'null', which some feeds contain. */
export function knownText(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.toLowerCase() === 'null' ? null : trimmed;
}

/** "Spec rows with empty, null or 'null' values are hidden" (stock and vehicle §5). */
export function knownRows(rows: readonly MaybeRow[]): FactRow[] {
  return rows.flatMap(([label, text]) => {
    const value = knownText(text);
    return value === null ? [] : [{ label, value }];
  });
}

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

/**
 * `5 stars (2018)`. A rating without a year means nothing and is omitted; zero stars with a year is a real result.
 */
export function ancapText({ variant }: Pick<Vehicle, 'variant'>, words: StockWords): string | null {
  const { ancapStars: stars, ancapYear: year } = variant;
  if (stars === null || (stars === 0 && year === null)) return null;
  const text = fill(stockWord(words, stars === 1 ? '{stars} star' : '{stars} stars'), { stars });
  return year === null ? text : `${text} (${year})`;
}
