import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';
import { firstNumber } from './number.ts';

export interface MeasureRule {
  /** Patterns for a unit after the number, and the factor to multiply by. */
  units: readonly (readonly [RegExp, number])[];
  max: number;
  /** Small numbers, in which a point or comma is never a thousands separator. */
  isSmall?: boolean;
}

const MM_PER_FOOT = 304.8;

/**
 * Rules for numbers with a unit in the field's name; a unit in the cell is converted, and 0 means unknown.
 */
export const measureRules = {
  lPer100Km: { units: [[/mpg/i, Number.NaN]], max: 60, isSmall: true },
  kwhPer100Km: { units: [[/\bwh\s?\/\s?km/i, 0.1]], max: 200, isSmall: true },
  litres: { units: [[/gal/i, 3.785]], max: 2000 },
  kilograms: {
    units: [
      [/\btonnes?\b|\d\s?t\b/i, 1000],
      [/lbs?\b|pounds/i, 0.4536],
    ],
    max: 100_000,
  },
  millimetres: {
    units: [
      [/\bcm\b/i, 10],
      [/\d\s?m\b|metres?/i, 1000],
      [/\bin(ch(es)?)?\b|"/i, 25.4],
    ],
    max: 30_000,
  },
  newtonMetres: { units: [[/lb/i, 1.3558]], max: 5000 },
  kilowatts: {
    units: [
      [/\bhp\b|\bbhp\b|hk\b/i, 0.7457],
      [/\bps\b/i, 0.7355],
    ],
    max: 2000,
  },
  feet: {
    units: [
      [/\bmm\b/i, 1 / 304.8],
      [/\d\s?m\b|metres?/i, 1 / 0.3048],
    ],
    max: 60,
    isSmall: true,
  },
  stars: { units: [], max: 5, isSmall: true },
} as const satisfies Record<string, MeasureRule>;

/** A measure in the rule's unit, rounded to one decimal. */
export function readMeasure(text: string, rule: MeasureRule): Reading<number> {
  if (isMissing(text)) return nothing;
  const feet = feetIn(text);
  if (feet !== null && rule === measureRules.feet) return found(Math.round(feet * 10) / 10);
  if (feet !== null && rule === measureRules.millimetres) return found(Math.round(feet * MM_PER_FOOT));
  const number = firstNumber(text, rule.isSmall ?? false);
  if (number === null) return unusable('is not a number');
  if (number === 0) return nothing;
  const factor = rule.units.find(([unit]) => unit.test(text))?.[1] ?? 1;
  const value = Math.round(number * factor * 10) / 10;
  if (!Number.isFinite(value)) return unusable('is in a unit that is not used here');
  return value < 0 || value > rule.max ? unusable(`is not between 0 and ${rule.max}`) : found(value);
}

/** Converts `21'6"` to feet. */
function feetIn(text: string): number | null {
  const match = /(\d+)\s?(?:'|ft|feet|’)\s?(?:(\d{1,2})\s?(?:"|in|”|'')?)?/i.exec(text);
  return match === null ? null : Number(match[1]) + Number(match[2] ?? 0) / 12;
}
