import { amountReader, barePrice } from './amounts.ts';
import { bothRanges, type Meant } from './meant.ts';
import { barePostcode, nearPostcode } from './typed-place.ts';
import type { Vocabulary } from './vocabulary.ts';

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const number = String.raw`(\d{1,2}|${numbers.join('|')})`;

/** One number or two: "7 seater", "7 or 8 seater". */
function afterNumber(word: string): RegExp {
  const first = String.raw`(?:${number}\s?(?:or|to|-|\/)\s?)?`;
  return new RegExp(String.raw`(?<![\w-])${first}${number}[\s-]?${word}(?![\w-])`, 'i');
}

/** "seven" is 7. */
function digitsOf(number: string): string {
  const place = numbers.indexOf(number.toLowerCase());
  return place === -1 ? number : String(place + 2);
}

/** The filters for which a number is typed before a word: "7 seater", "five-door". */
const counted = [
  { attribute: 'seats', pattern: afterNumber('(?:seaters?|seats?|passengers?)') },
  { attribute: 'doors', pattern: afterNumber('doors?') },
] as const;
/** "4 cylinder" is the keyword 4cyl. */
const cylinders = new RegExp(String.raw`(?<![\w-])${number}[\s-]?cyl(?:inder)?s?(?![\w-])`, 'i');
/** "MY23" is the model year 2023. */
const modelYear = /(?<![\w-])my ?(?:20)?(\d\d)(?![\w-])/gi;

/** "stock no 30500" is neither a price nor a postcode. */
const stockNumber = /(?<![\w-])stock (?:no\.?|number) (\d+)(?![\w.,-])/i;

/** Recognises phrases with figures, and gives the text without them. */
export function withFigures(query: string, vocabulary: Vocabulary): { text: string; read: Meant } {
  const { hasDistance = false } = vocabulary;
  let text = query.replace(modelYear, '20$1');
  let read: Meant = { words: [], near: null, lists: {}, ranges: {}, sort: null };
  const take = (words: string, more: Partial<Meant>) => {
    text = text.replace(words, ' ');
    read = { ...read, ...more };
  };
  const takePostcode = (pattern: RegExp) => {
    const [words, postcode] = pattern.exec(text) ?? [];
    if (hasDistance && read.near === null && words !== undefined && postcode !== undefined)
      take(words, { near: { postcode } });
  };
  const [named, digits] = stockNumber.exec(text) ?? [];
  // In quotes it stays a word when the address is read again.
  if (named !== undefined) take(named, { words: [`"${digits}"`] });
  takePostcode(nearPostcode);
  const firstAmount = amountReader(vocabulary);
  for (let amount = firstAmount(text); amount !== null; amount = firstAmount(text)) {
    const { words, attribute, range } = amount;
    take(words, { ranges: { ...read.ranges, [attribute]: bothRanges(read.ranges[attribute], range) } });
  }
  for (const { attribute, pattern } of counted) {
    const [words, ...typed] = pattern.exec(text) ?? [];
    const values = typed.filter((number) => number !== undefined).map(digitsOf);
    if (words !== undefined) take(words, { lists: { ...read.lists, [attribute]: values } });
  }
  text = text.replace(cylinders, (_, number: string) => `${digitsOf(number)}cyl`);
  takePostcode(barePostcode);
  const price = read.ranges.price === undefined ? barePrice(text) : null;
  if (price) take(price.words, { ranges: { ...read.ranges, price: price.range } });
  return { text, read };
}
