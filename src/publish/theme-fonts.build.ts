import { createRequire } from 'node:module';
import type { AstroInlineConfig } from 'astro';
import type { Settings } from '../tenant/settings/subjects.ts';
import { type TypefaceName, typefaces } from '../ui/fonts.ts';

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

/** The theme's two typefaces for Astro, which adds fallbacks of the same measure against layout shift. */
export function themeFonts({ fonts }: Settings['theme']): FontFamilies {
  return (['heading', 'body'] as const).map((use) => ({
    provider: installedFonts(fonts[use]),
    name: fonts[use],
    cssVariable: `--font-${use}`,
    weights: [typefaces[fonts[use]].variants[0]?.weight ?? '400'],
    fallbacks: [typefaces[fonts[use]].fallback],
    // Preloaded, so it is there in time on all but slow lines; there the fallback stays and nothing moves.
    display: 'optional',
  }));
}
