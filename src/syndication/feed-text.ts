import { commentParagraphs } from '../vehicle/details/folding/comments.ts';
import { cutAt } from '../vehicle/details/folding/folded-text.ts';
import { type SummarySettings, vehicleSummary } from '../vehicle/details/summary.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** Control characters, which break lines and columns, and lone surrogates. */
const unreadable = /[\p{Cc}\p{Cs}]+/gu;

/** A text on one line with at most `max` characters. Tags, quotes and emoji are kept. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(unreadable, ' ').replace(/\s+/g, ' ').trim();
  return line.length > max ? cutAt(line, max - 1) : line;
}

/** The dealer's description, else one made of the vehicle's data, else its name. */
export function feedDescription(vehicle: Vehicle, max: number, summary: SummarySettings): string {
  const comments = commentParagraphs(vehicle.dealerComments).join(' ');
  return oneLine(comments || vehicleSummary(vehicle, summary) || vehicle.name, max);
}

/** `25990 AUD`, `25990.50 AUD`: ISO 4217, with a point before cents. */
export function feedPrice(price: number, currency: string): string {
  return `${Number.isInteger(price) ? price : price.toFixed(2)} ${currency}`;
}
