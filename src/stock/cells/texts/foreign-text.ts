/** What a cell contains instead of a fact, worded to follow "is". */
export type ForeignKind = 'a web address' | 'an e-mail address' | 'the path of a file' | 'a price';

/** Quick check: most cells contain none of the characters that the patterns need. */
const mayBeForeign = /[./\\@:$€£¥]|^R\s?\d|^[A-Z]{3}\s?\d|\d\s?(?:[A-Z]{3}|kr)$/i;
/** schema.org's terms are addresses: `https://schema.org/AllWheelDriveConfiguration`. */
const vocabulary = /^https?:\/\/schema\.org\/\w+$/i;
const scheme = /(?:^|[\s"'(<=])(?:[a-z][a-z0-9+.-]*:)?\/\/\S|\b(?:https?|ftp|data|mailto|javascript):\S/i;
/** Only top-level domains of car sites: `ID.Buzz` and `St.Kilda` are names. */
const domain =
  /(?:^|[\s"'(<])(?:www\.\S+|(?:[a-z0-9][a-z0-9-]*\.)+(?:com|net|org|biz|info|io|app|cloud|dev|online|shop|site|example|test|co\.[a-z]{2}|(?:com|net|org)\.[a-z]{2}|au|nz|za|uk|de|nl|be|at|ch|fr|it|es|se|dk|fi|eu|ca|us))(?:[:/?#]\S*)?(?=$|[\s"'),;>])/i;
/** The last part of a domain has only letters: `88kW@6.300rpm` is an engine. */
const email = /[^\s@]@(?:[a-z0-9-]+\.)+[a-z]{2,}(?![a-z0-9-])/i;
const file =
  /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|pdf|mp4|mov|html?|php|aspx?|jsp)(?:[?#]\S*)?$|^(?:[a-z]:)?[\\/][\w.%~ -]+[\\/]|^\.{1,2}[\\/]|^[\w%-]+(?:[\\/][\w%.-]+){3,}$/i;

const amount = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,](?:\d\d|-))?|\d+(?:[.,](?:\d\d|-))?`;
const currency = String.raw`(?:[A-Z]{1,3}\s?)?[$€£¥]|AUD|NZD|USD|CAD|GBP|EUR|SEK|NOK|DKK|CHF|JPY|ZAR`;
const price = new RegExp(
  String.raw`^(?:${currency})\s?(?:${amount})$|^(?:${amount})\s?(?:${currency}|kr)$`,
  'i',
);
/** `R 619 900` is a price, but `R1250` is a BMW motorcycle. */
const rand = /^R\s?(?:\d{1,3}(?:[.,\s]\d{3})+(?:[.,]\d\d)?|\d+[.,]\d\d)$/;

/** Detects addresses and prices in columns where they do not belong; null for other texts. */
export function foreignText(text: string): ForeignKind | null {
  const trimmed = text.trim();
  if (!mayBeForeign.test(trimmed) || vocabulary.test(trimmed)) return null;
  if (email.test(trimmed)) return 'an e-mail address';
  if (scheme.test(trimmed) || domain.test(trimmed)) return 'a web address';
  if (file.test(trimmed)) return 'the path of a file';
  return isPrice(trimmed) ? 'a price' : null;
}

/** An unmistakable address, even in fields such as stock number or plate. */
export function hasScheme(text: string): boolean {
  return scheme.test(text.trim());
}

/** A title that ends with the dealer's web address is usable without it. */
export function withoutAddresses(text: string): string {
  const isAddress = (word: string) => {
    const kind = foreignText(word);
    return kind === 'a web address' || kind === 'an e-mail address';
  };
  return mayBeForeign.test(text)
    ? text
        .split(' ')
        .filter((word) => !isAddress(word))
        .join(' ')
    : text;
}

/** Only an amount with its currency; a bare number may be anything. */
export function isPrice(text: string): boolean {
  const trimmed = text.trim();
  return price.test(trimmed) || rand.test(trimmed);
}
