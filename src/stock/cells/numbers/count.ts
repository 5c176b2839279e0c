import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';
import { firstNumber } from './number.ts';

/** A small whole number between `min` and `max`: `5 Seats`, `4dr`, `7-seater`, `2+2`. */
export function readCount(text: string, min: number, max: number): Reading<number> {
  if (isMissing(text)) return nothing;
  const sum = /^(\d)\s?\+\s?(\d)$/.exec(text.trim());
  const number = sum === null ? firstNumber(text, true) : Number(sum[1]) + Number(sum[2]);
  if (number === null) return unusable('is not a number');
  if (number === 0) return nothing;
  if (!Number.isInteger(number) || number < min || number > max)
    return unusable(`is not between ${min} and ${max}`);
  return found(number);
}

/** Feeds mix up the columns of seats and doors; a word in the cell corrects that. */
export function isAboutSeats(text: string): boolean {
  return /seat/i.test(text) && !/door/i.test(text);
}

export function isAboutDoors(text: string): boolean {
  return /door|\bdr\b|\ddr\b/i.test(text) && !/seat/i.test(text);
}
