/**
 * Replaces `qs` in the browser (astro.config.mjs): InstantSearch imports it, 14 KB gzip, for its default router, which
 * the search screen does not use. Any call throws.
 */
const notUsed = () => {
  throw new Error('qs is not part of the site: astro.config.mjs leaves it out.');
};

const qs = { parse: notUsed, stringify: notUsed };

// qs is used by its default export.
export { qs as default };
