/** A typed place: a postcode, a name, or both. */
export interface Near {
  readonly postcode?: string;
  readonly name?: string;
}

/** Postcodes of post office boxes (1000 to 1999) are excluded. */
const postcode = String.raw`(0[89]\d\d|[2-7]\d{3})(?![\w.,-])`;
/** Makes whose models are numbers like postcodes and prices. */
export const MODEL_NUMBER_MAKES = 'peugeot|ram|silverado|sierra|isuzu|hino|fuso|iveco|scania|volvo';
/** "near 3030" */
export const nearPostcode = new RegExp(
  String.raw`(?<![\w-])(?:(?:near|nearby|close to|around|postcode)\s)+${postcode}`,
  'i',
);
/** "3030" once prices and years are read: neither behind a make with such models nor one of Peugeot's. */
export const barePostcode = new RegExp(
  String.raw`(?<!(?:${MODEL_NUMBER_MAKES}) )(?<![\w$.,-])(?![2-5]008)${postcode}`,
  'i',
);

const radius =
  /(?<![\w-])(?:within |less than |under )?(\d{1,4})\s?(?:kms?|kilometres?) (?:of|from|around)(?=\s)/i;

/** "within 50 km of geelong" as "near geelong", and its kilometres; null if there is no radius. */
export function withoutRadius(text: string): { text: string; km: number | null } {
  const [words = '', km] = radius.exec(text) ?? [];
  return Number(km) > 0 ? { text: text.replace(words, 'near'), km: Number(km) } : { text, km: null };
}

/** `3220 Geelong` in the dealer's words: a place with its postcode. */
export function nearOf(text: string): Near {
  const [, code, name] = /^(\d{4})(?: (.+))?$/.exec(text) ?? [];
  if (code === undefined) return { name: text };
  return name === undefined ? { postcode: code } : { postcode: code, name };
}
