/** A typed place: a postcode, a name, or both. */
export interface Near {
  readonly postcode?: string;
  readonly name?: string;
}

/** Words removed from a text, and their meaning. */
interface Taken<Meaning> {
  readonly words: string;
  readonly meaning: Meaning;
}

/** Postcodes of post office boxes (1000 to 1999) are excluded. */
const postcode = String.raw`0[89]\d\d|[2-7]\d{3}`;
const preceded = new RegExp(
  String.raw`(?<![\w-])(?:(?:near|nearby|close to|around|postcode|within \d{1,4}\s?(?:kms?|kilometres?) of)\s)+(${postcode})(?![\w.,-])`,
  'i',
);
/** Makes whose models are numbers like postcodes and prices. */
export const modelNumberMakes = 'peugeot|ram|silverado|sierra|isuzu|hino|fuso|iveco|scania|volvo';
/** A postcode alone, unless it follows a make whose models are such numbers, or is one of Peugeot's models. */
const alone = new RegExp(
  String.raw`(?<!(?:${modelNumberMakes}) )(?<![\w$.,-])(?![2-5]008)(${postcode})(?![\w.,-])`,
  'i',
);

/** `near 3030`, or a postcode alone after prices and years were removed; null if there is none. */
export function typedPostcode(text: string): Taken<Near> | null {
  const [words, found] = preceded.exec(text) ?? alone.exec(text) ?? [];
  return words === undefined || found === undefined ? null : { words, meaning: { postcode: found } };
}

const radius =
  /(?<![\w-])(?:within |less than |under )?(\d{1,4})\s?(?:kms?|kilometres?) (?:of|from|around)\s/i;

/** "within 50 km of" before a place or a postcode: kilometres; null if there is no radius. */
export function typedRadius(text: string): Taken<number> | null {
  const [words, km] = radius.exec(text) ?? [];
  return words === undefined || Number(km) === 0 ? null : { words, meaning: Number(km) };
}

/** `3220 Geelong` in the dealer's words: a place with its postcode. */
export function nearOf(text: string): Near {
  const [, code, name] = /^(\d{4})(?: (.+))?$/.exec(text) ?? [];
  if (code === undefined) return { name: text };
  return name === undefined ? { postcode: code } : { postcode: code, name };
}

const weight = String.raw`(\d{1,2}(?:\.\d+)?|\d{1,2},?\d{3})\s?(t|tonnes?|tons?|kgs?|kilos?)`;
/** Up to this, a weight without a unit is in tonnes. */
const MAX_TONNES = 10;
const towing = [
  new RegExp(
    String.raw`(?<![\w-])(?:can )?tow(?:s|ing)?(?: capacity)?(?: of)?(?: over| at least| up to)? ${weight}?(?![\w.,-])`,
    'i',
  ),
  new RegExp(String.raw`(?<![\w.-])${weight} (?:braked )?tow(?:ing)?(?: capacity)?(?![\w-])`, 'i'),
];

/** "towing 3 tonne", "2500kg tow capacity": the minimum towing capacity in kilograms. */
export function typedTowing(text: string): Taken<number> | null {
  for (const pattern of towing) {
    const [words, figure = '', unit = ''] = pattern.exec(text) ?? [];
    if (words === undefined) continue;
    const amount = Number(figure.replace(',', ''));
    const isTonnes = unit === '' ? amount <= MAX_TONNES : unit.toLowerCase().startsWith('t');
    return { words, meaning: Math.round(isTonnes ? amount * 1000 : amount) };
  }
  return null;
}
