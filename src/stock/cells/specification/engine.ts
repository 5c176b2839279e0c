import { firstNumber } from '../numbers/number.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';

export interface EngineFacts {
  litres: number | null;
  cylinders: number | null;
  induction: string | null;
}

const MAX_LITRES = 20;
const MAX_CYLINDERS = 18;

/**
 * Facts from an engine's description: `4 cyl, 2.2 L`, `3.6L V6 24V VVT`, `1.5T I-4`, `1998 cc`. `0 L` means
 * unknown, as on one marketplace.
 */
export function engineFacts(text: string): EngineFacts {
  return { litres: litresIn(text), cylinders: cylindersIn(text), induction: inductionIn(text) };
}

function litresIn(text: string): number | null {
  const cc = /(\d{1,2}[,.]?\d{3}|\d{3})\s?(cc|cm3|ccm)\b/i.exec(text)?.[1];
  if (cc !== undefined) return sensibleLitres(Number(cc.replace(/[.,]/, '')) / 1000);
  const litres =
    /(?<![\d.])(\d{1,2}(?:[.,]\d{1,2})?)\s?-?(?:l|lt|ltr|litres?|liters?)\b/i.exec(text)?.[1] ??
    /(?<![\d.])(\d[.,]\d)(?=\s?(?:t\b|i\b|d\b|dt\b|td\b|v\d|turbo|\s|$))/i.exec(text)?.[1];
  return litres === undefined ? null : sensibleLitres(Number(litres.replace(',', '.')));
}

function sensibleLitres(litres: number): number | null {
  const rounded = Math.round(litres * 10) / 10;
  return rounded > 0 && rounded <= MAX_LITRES ? rounded : null;
}

function cylindersIn(text: string): number | null {
  const match =
    /(\d{1,2})[\s-]*(?:cyl|zylinder)/i.exec(text) ??
    /\b(?:v|vr|w|l|i|h|inline|in-line|straight|flat|boxer)[\s-]?(\d{1,2})\b(?![.,]\d|\s?l\b)/i.exec(text) ??
    /\b(\d{1,2}) cylinder/i.exec(text);
  const cylinders = Number(match?.[1] ?? Number.NaN);
  return cylinders >= 1 && cylinders <= MAX_CYLINDERS ? cylinders : null;
}

function inductionIn(text: string): string | null {
  if (/twin[\s-]?turbo|bi-?turbo/i.test(text)) return 'Twin Turbo';
  if (/supercharge/i.test(text)) return 'Supercharged';
  return /turbo|\d\.\dT\b|\b\d\.\dTD\b/i.test(text) ? 'Turbo' : null;
}

/**
 * Engine size in litres, rounded to one decimal; values in cubic centimetres are recognised by their size.
 */
export function readLitres(text: string): Reading<number> {
  if (isMissing(text)) return nothing;
  const amount = firstNumber(text, !/\d[.,]\d{3}/.test(text));
  if (amount === null) return /electric|kw/i.test(text) ? nothing : unusable('is not an engine size');
  if (amount === 0) return nothing;
  const litres = amount >= 40 ? amount / 1000 : amount;
  return litres > MAX_LITRES || litres < 0
    ? unusable('is not an engine size')
    : found(Math.round(litres * 10) / 10);
}

/** An engine's description without unknown parts: `6 cyl, 0 L` → `6 cyl`, `0 L` → null. */
export function engineText(text: string): string | null {
  const kept = text.replace(/,?\s*(?<![\d.])0(\.0)?\s?l\b/i, '').trim();
  return isMissing(kept) ? null : kept;
}
