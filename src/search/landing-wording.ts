import { fill } from '../values/fill.ts';

/** search.json `texts` for listing pages; `{cars}`, `{make}`, `{model}`, `{location}` are filled in. */
export type LandingTexts = {
  readonly titleAll: string;
  readonly titleUsed: string;
  readonly titleNew: string;
  readonly titleDemo: string;
  readonly titleNewAndDemo: string;
  readonly titleMake: string;
  readonly titleModel: string;
  readonly titleLocation: string;
};

export type WordingSettings = {
  readonly texts: LandingTexts;
  /** What the dealer calls its stock: `car` and `cars`, or `vehicle` and `vehicles`. */
  readonly vehicleWord: { readonly one: string; readonly many: string };
};

/** The dealer's text with its words, beginning with a capital even where a placeholder begins it. */
export function landingHeading(
  text: keyof LandingTexts,
  { texts, vehicleWord }: WordingSettings,
  names: { make?: string; model?: string; location?: string } = {},
): string {
  const filled = fill(texts[text], { car: vehicleWord.one, cars: vehicleWord.many, ...names });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
