/**
 * Installed typefaces: Latin subsets (WOFF2) from Fontsource packages under the SIL Open Font License. The theme
 * schema offers exactly these names.
 */
interface Typeface {
  slug: string;
  fallback: 'serif' | 'sans-serif';
  variants: { file: string; weight: string }[];
}

const variable = (
  slug: string,
  weights: string,
  fallback: Typeface['fallback'] = 'sans-serif',
): Typeface => ({
  slug,
  fallback,
  variants: [{ file: `@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`, weight: weights }],
});

const fixed = (slug: string, weights: number[]): Typeface => ({
  slug,
  fallback: 'sans-serif',
  variants: weights.map((weight) => ({
    file: `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`,
    weight: String(weight),
  })),
});

export const typefaces = {
  'Source Sans 3': variable('source-sans-3', '200 900'),
  Figtree: variable('figtree', '300 900'),
  Barlow: fixed('barlow', [400, 600]),
  'Barlow Condensed': fixed('barlow-condensed', [800]),
  Fraunces: variable('fraunces', '100 900', 'serif'),
  Karla: variable('karla', '200 800'),
  Outfit: variable('outfit', '100 900'),
  Manrope: variable('manrope', '200 800'),
} as const satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof typefaces;
export const typefaceNames = Object.keys(typefaces) as TypefaceName[];

/** The custom property with a typeface and its fallbacks. */
export function fontVariable(name: TypefaceName): `--${string}` {
  return `--typeface-${name.toLowerCase().replaceAll(' ', '-')}`;
}
