import { bodyPatterns } from '../../cells/specification/body.ts';
import { simpleColourWords } from '../../cells/specification/colour-words.ts';
import { drivePatterns } from '../../cells/specification/drive.ts';
import { fuelPatterns } from '../../cells/specification/fuel.ts';
import { transmissionPatterns } from '../../cells/specification/transmission.ts';
import { foreignText, isPrice } from '../../cells/texts/foreign-text.ts';
import { knownMake } from '../../naming/makes.ts';
import { isKnownModel } from '../../naming/models.ts';
import type { FeedField } from '../feed-fields.ts';

const MAX_WORDED = 40;
/** Words that may stand beside those of a field. */
const fillers =
  /\b(and|or|with|w|of|the|mode|type|shift|speeds?|sp|spd|gears?|geared|gearbox|gang|doors?|drs?|d|und|oder|en|met|mit|cyl|l|litre|wheel|drive|configuration|vehicle|body|cab|seats?|seater|engine|ron|plus|lead|free|fuel)\b|[\d\s\p{P}\p{S}]+/giu;

/** Extends each match to the end of its word: `hatch` covers `Hatchback`. */
function onlyWordsOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const words = patterns.map(
    ({ source }) => new RegExp(`[a-z\\u00df-\\u017f]*(?:${source})[a-z\\u00df-\\u017f]*`, 'g'),
  );
  return (text) => {
    if (text.length > MAX_WORDED || foreignText(text) !== null) return false;
    const lower = text.toLowerCase();
    const rest = words.reduce((left, word) => left.replace(word, ' '), lower);
    return rest !== lower && rest.replace(fillers, '') === '';
  };
}

const finishes =
  /^(metallic|metallics?|met|mica|pearl|pearlescent|solid|matt|matte|gloss|crystal|bright|deep|dark|light|metalliek|metaal|metallisch|hell|dunkel|donker|lig|two|tone)$/;

/**
 * The colour comes last in `Summit White` and `Sterling Gray Metallic`, but not in suburbs such as Red
 * Cliffs.
 */
function isColour(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = words.findLast((word) => !finishes.test(word)) ?? '';
  const { basic, fancy } = simpleColourWords;
  return (
    text.length <= MAX_WORDED && words.length <= 5 && !/\d/.test(text) && (basic.has(last) || fancy.has(last))
  );
}

const number = String.raw`\d{1,3}(?:[.,'\s]\d{3})+|\d{1,7}`;
const kilometres = new RegExp(String.raw`^(?:${number})\s?(?:kms?|kilomet(?:er|re)s?)\.?$`, 'i');
const miles = new RegExp(String.raw`^(?:${number})\s?(?:mi|miles?)\.?$`, 'i');

/** Fields that can be recognised by values alone, most certain first; ties go to the earlier one. */
export const tellableFields = [
  'vin',
  'images',
  'make',
  'model',
  'year',
  'odometerKm',
  'odometerMiles',
  'price',
  'fuel',
  'transmission',
  'drive',
  'body',
  'carType',
  'state',
  'colour',
] as const satisfies readonly FeedField[];

export type TellableField = (typeof tellableFields)[number];

/**
 * Whether a value can only belong to the field; tells what a column with a meaningless name holds. The readers of
 * `cells/` find a fuel anywhere in a sentence. Here every word must belong to the field, so that a column with
 * `Diesel specialist` is not taken for the fuel.
 */
export const isWholeValue: Readonly<Record<TellableField, (text: string) => boolean>> = {
  // ISO 3779: seventeen characters, without I, O and Q.
  vin: (text) => /^(?=.*\d)[A-HJ-NPR-Z\d]{17}$/i.test(text),
  images: (text) => /^(https?:\/)?\/\S+\.(jpe?g|png|webp|avif)\b/i.test(text),
  make: (text) => knownMake(text) !== null,
  // A lone number may be a count of doors, a lone letter a grade.
  model: (text) => /[a-z]/i.test(text) && text.length > 1 && isKnownModel(text),
  year: (text) => /^(19|20)\d\d$/.test(text),
  odometerKm: (text) => kilometres.test(text),
  odometerMiles: (text) => miles.test(text),
  price: (text) => isPrice(text) || /^\d{4,6}\.\d\d$/.test(text),
  fuel: onlyWordsOf(fuelPatterns),
  transmission: onlyWordsOf(transmissionPatterns),
  drive: onlyWordsOf(drivePatterns),
  body: onlyWordsOf(bodyPatterns),
  carType: (text) =>
    /^(new|used|demo|pre-?owned|demonstrator|(manufacturer )?certified( pre-?owned)?|(new|used)condition|nuut|gebruikt?|nieuw|occasion|neu|neuwagen|gebrauchtwagen|gebraucht|ny|begagnad)$/i.test(
      text,
    ),
  state: (text) => /^(AU-)?(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/i.test(text),
  colour: isColour,
};

export function isTellable(field: FeedField): field is TellableField {
  return field in isWholeValue;
}
