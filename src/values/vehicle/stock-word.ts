/** How words of the stock are shown on a site in another language: `{ "Automatic": "自动挡" }`. */
export type StockWords = Readonly<Record<string, string>>;

/** Locale and translated words for showing the facts of a vehicle. */
export interface FactLanguage {
  readonly locale: string;
  readonly words: StockWords;
}

/** The language of the feeds. */
export const feedLanguage: FactLanguage = { locale: 'en-AU', words: {} };

/** A word of the stock as it is shown; unchanged if the dealer gives no other. */
export function stockWord(words: StockWords, text: string): string {
  return (Object.hasOwn(words, text) ? words[text] : undefined) ?? text;
}

/** `lang` of texts that stay in the language of the feeds; undefined where the page has that language too. */
export function langOfFeed(locale: string): 'en' | undefined {
  return locale.startsWith('en-') ? undefined : 'en';
}
