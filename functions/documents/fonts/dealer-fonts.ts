import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { type TypefaceName, typefaces } from '#src/ui/theme/fonts.ts';

/** Files of the dealer's typefaces. */
export interface DealerFonts {
  /** At the theme's weight. */
  readonly heading: string;
  readonly body: string;
  readonly strong: string;
}

const BODY_WEIGHT = 400;
const STRONG_WEIGHT = 600;

export function dealerFonts({ heading, body, headingWeight }: Settings['theme']['fonts']): DealerFonts {
  return {
    heading: fontFile(heading, headingWeight),
    body: fontFile(body, BODY_WEIGHT),
    strong: fontFile(body, STRONG_WEIGHT),
  };
}

const require = createRequire(import.meta.url);

/**
 * The file of the nearest weight. Pages use variable WOFF2 files, which pdfkit cannot subset; it can subset static
 * WOFF files, which exist in steps of a hundred.
 */
export function fontFile(name: TypefaceName, weight: number): string {
  const { slug, variants } = typefaces[name];
  const offered = variants.flatMap((variant) => variant.weight.split(' ').map(Number));
  const hundred = 100 * Math.ceil(weight / 100 - 0.5);
  const nearest = Math.min(Math.max(hundred, Math.min(...offered)), Math.max(...offered));
  return require.resolve(`@fontsource/${slug}/files/${slug}-latin-${nearest}-normal.woff`);
}

const opened = new Map<string, Font>();

/**
 * Opens each file once, because an opened font remembers the glyphs that it has decompressed. Throws for a
 * collection of several fonts; none is installed.
 */
export function openFont(file: string): Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = openSync(file);
  if (!('layout' in font)) throw new Error('This file holds more than one font.');
  opened.set(file, font);
  return font;
}
