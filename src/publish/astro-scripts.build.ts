import { manifest } from 'virtual:astro:manifest';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** What Astro writes into pages: component scripts too short for a file, and those that wake islands. */
export const astroScripts: readonly string[] = [
  ...manifest.inlinedScripts.values(),
  ...manifest.clientDirectives.values(),
  islandScript,
];
