import { createRequire } from 'node:module';
import type { AstroInlineConfig } from 'astro';
import { fontVariable, type TypefaceName, typefaceNames, typefaces } from '../../ui/fonts.ts';

const require = createRequire(import.meta.url);

type FontFamilies = NonNullable<AstroInlineConfig['fonts']>;

/** Takes font files from the installed packages; nothing is fetched. Astro tells providers apart by name. */
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

/** Every typeface for Astro, which adds fallbacks of the same measure against layout shift: themes choose two. */
export function allFonts(): FontFamilies {
  return typefaceNames.map((name) => ({
    provider: installedFonts(name),
    name,
    cssVariable: fontVariable(name),
    weights: [typefaces[name].variants[0]?.weight ?? '400'],
    fallbacks: [typefaces[name].fallback],
    // Preloaded, so it is there in time on all but slow lines; there the fallback stays and nothing moves.
    display: 'optional',
  }));
}
