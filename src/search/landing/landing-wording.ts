import { fill } from '../../values/fill.ts';

/** search.json `texts` for listing pages. */
export type LandingTexts = {
  readonly titleAll: string;
  readonly titleUsed: string;
  readonly titleNew: string;
  readonly titleDemo: string;
  readonly titleNewAndDemo: string;
  readonly titleBody: string;
  readonly titleMake: string;
  readonly titleModel: string;
  readonly titleLocation: string;
  readonly labelAll: string;
  readonly labelUsed: string;
  readonly labelNew: string;
  readonly labelDemo: string;
  readonly labelNewAndDemo: string;
  /** The browser tab's title; `{heading}` is the page's heading. */
  readonly forSale: string;
};

export type WordingSettings = {
  readonly texts: LandingTexts;
  /** Values for the placeholders of the texts, such as `cars`. */
  readonly words: Readonly<Record<string, string>>;
};

export type Wording = { readonly heading: string; readonly title: string; readonly label: string };

/** Texts of a listing; `names` fills `{make}`, `{model}`, `{body}` and `{location}` in the dealer's texts. */
export function wording(
  text: keyof LandingTexts,
  label: string,
  names: Readonly<Record<string, string>>,
  { texts, words }: WordingSettings,
): Wording {
  const filled = fill(texts[text], { ...words, ...names });
  // A text may begin with a placeholder: "{cars} at {location}".
  const heading = filled.charAt(0).toUpperCase() + filled.slice(1);
  return {
    heading,
    title: fill(texts.forSale, { ...words, ...names, heading }),
    label: fill(label, { ...words, ...names }),
  };
}
