import { createRequire } from 'node:module';
import type { AstroInlineConfig } from 'astro';
import { fontVariable, type TypefaceName, typefaceNames, typefaces } from '../../ui/theme/fonts.ts';

const require = createRequire(import.meta.url);

type FontFamilies = NonNullable<AstroInlineConfig['fonts']>;

/** Reads fonts from installed packages, without network access. Astro distinguishes providers by name. */
const installedFonts = (name: TypefaceName): FontFamilies[number]['provider'] => ({
  name: `installed ${name}`,
  resolveFont: () => ({
    fonts: typefaces[name].variants.map(({ file, weight }) => ({
      src: [{ url: require.resolve(file), format: 'woff2' }],
      weight,
      style: 'normal',
    })),
  }),
});

/**
 * All typefaces for Astro, which adds metric-compatible fallbacks against layout shift; a theme chooses two.
 */
export function allFonts(): FontFamilies {
  return typefaceNames.map((name) => ({
    provider: installedFonts(name),
    name,
    cssVariable: fontVariable(name),
    weights: [typefaces[name].variants[0]?.weight ?? '400'],
    fallbacks: [typefaces[name].fallback],
    // The font is preloaded, so only slow connections see the fallback, and then without a later swap.
    display: 'optional',
  }));
}
