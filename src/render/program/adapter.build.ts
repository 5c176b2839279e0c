import type { AstroIntegration } from 'astro';

/**
 * Makes Astro compile the pages into one module that renders them for every dealer, in builds and in
 * functions.
 */
export const adapter: AstroIntegration = {
  name: 'dealer-platform',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'dealer-platform',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.build.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};
