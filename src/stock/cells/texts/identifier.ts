import { MIN_MODEL_YEAR, maxModelYear } from '../../../values/vehicle/model-year.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from './missing.ts';

const MAX_STOCK_NUMBER = 40;

/** A stock number; sentences from a website are rejected. */
export function readStockNumber(text: string): Reading<string> {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (isMissing(trimmed)) return nothing;
  const words = trimmed.split(' ').length;
  const isSentence = words >= 3 || (words === 2 && !/\d/.test(trimmed)) || /[!?]$/.test(trimmed);
  if ((isSentence && !/^[\w#-]*\d[\w\s#-]*$/.test(trimmed)) || trimmed.length > MAX_STOCK_NUMBER) {
    return unusable('is not a stock number');
  }
  return found(trimmed.replace(/^#/, ''));
}

/**
 * A VIN of 17 characters without I, O and Q (ISO 3779), or the shorter chassis number of a car from Japan.
 * Masked ones (`6T1BF****`) are rejected.
 */
export function readVin(text: string): Reading<string> {
  if (isMissing(text)) return nothing;
  const vin = text.replace(/[\s-]+/g, '').toUpperCase();
  if (/[*•#]|X{5,}|0{8,}/.test(vin)) return unusable('is masked');
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return found(vin);
  const chassis = text.trim().toUpperCase();
  return /^[A-Z0-9]+(-[A-Z0-9]+)?$/.test(chassis) &&
    chassis.length >= 6 &&
    chassis.length <= 16 &&
    /\d{4}/.test(chassis)
    ? found(chassis)
    : unusable('is not a VIN');
}

/** A number plate without spaces. */
export function readPlate(text: string): Reading<string> {
  const plate = text.replace(/\s+/g, '').toUpperCase();
  if (isMissing(plate) || /^(UNREG|UNREGISTERED|NOREGO|NOTREGISTERED|NEW|TBA|NONE|EXPIRED)$/.test(plate))
    return nothing;
  return /^[A-ZÅÄÖÜ0-9·.-]{1,12}$/.test(plate) ? found(plate) : unusable('is not a number plate');
}

/** `2022 - ON`, `2008-2024`: the years in which a model was made, not a car's year. */
const modelYears = /\b(?:19|20)\d{2}\s?[-–]\s?(?:on\b|present\b|heden\b|hede\b|heute\b|(?:19|20)\d{2}\b|$)/i;

/** A model year from 1886 to next year: `2019`, `2019.0`, `MY19`, `2019/2020`. */
export function readYear(text: string, thisYear: number): Reading<number> {
  if (isMissing(text)) return nothing;
  if (isSpanOfYears(text)) return unusable('is a span of model years');
  const four = /(?<!\d)(18|19|20)\d{2}(?!\d)/.exec(text)?.[0];
  const two = four === undefined ? /^(?:MY|')?\s?(\d{2})(?:\.\d+)?$/i.exec(text.trim())?.[1] : undefined;
  const year = four !== undefined ? Number(four) : two === undefined ? null : century(Number(two), thisYear);
  if (year === null) return unusable('is not a year');
  const max = maxModelYear(thisYear);
  if (year < MIN_MODEL_YEAR || year > max)
    return unusable(`is not a year between ${MIN_MODEL_YEAR} and ${max}`);
  return found(year);
}

export function isSpanOfYears(text: string): boolean {
  return modelYears.test(text);
}

function century(two: number, thisYear: number): number {
  return 2000 + two > thisYear + 1 ? 1900 + two : 2000 + two;
}
