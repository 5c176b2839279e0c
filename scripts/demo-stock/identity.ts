import * as v from 'valibot';
import type { ItemType } from '../../src/values/vehicle/vehicle-terms.ts';
import { readData } from './catalogue/read-data.ts';
import type { Random } from './random.ts';

const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_YEARS = '123456789ABCDEFGHJKLMNPRSTVWXY';

/** ISO 3779: a character's value is its index here modulo 10; the ninth character of a VIN is the check character. */
const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Seventeen characters without I, O and Q: manufacturer identifier, and a valid check character. */
export function drawVin(random: Random, wmis: readonly string[], year: number): string {
  const pick = (from: string) => from.charAt(random.whole(0, from.length - 1));
  const describes = Array.from({ length: 5 }, () => pick(VIN_CHARACTERS)).join('');
  const yearCode = VIN_YEARS.charAt((((year - 2001) % 30) + 30) % 30);
  const serial = String(random.whole(0, 999_999)).padStart(6, '0');
  const open = `${random.pick(wmis)}${describes}0${yearCode}${pick(PLATE_LETTERS)}${serial}`;
  return open.slice(0, 8) + vinCheckCharacter(open) + open.slice(9);
}

/** The ninth character of a VIN: the weighted sum modulo 11, X for 10. */
export function vinCheckCharacter(vin: string): string {
  const sum = vinWeights.reduce(
    (total, weight, i) => total + (VIN_VALUES.indexOf(vin.charAt(i)) % 10) * weight,
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

const patternsSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^[A-Za0-9]+$/)));
/** By state: `a` stands for any letter, `0` for any digit; other characters are literal. */
const patterns = readData(
  'plates.json',
  v.strictObject({ general: patternsSchema, motorcycle: patternsSchema, caravan: patternsSchema }),
);

/** A made-up number plate in the state's pattern. */
export function drawPlate(random: Random, state: string, itemType: ItemType): string {
  const special = itemType === 'caravan' || itemType === 'motorcycle' ? patterns[itemType] : {};
  const pattern = special[state] ?? patterns.general[state] ?? 'aaa000';
  return pattern
    .replaceAll('a', () => PLATE_LETTERS.charAt(random.whole(0, PLATE_LETTERS.length - 1)))
    .replaceAll('0', () => String(random.whole(0, 9)));
}
