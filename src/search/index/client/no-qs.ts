/**
 * In the place of `qs` in the browser (astro.config.mjs): InstantSearch loads it, 14 KB (gzip), for its own router, and
 * the search screen has another. Whoever used it would fail at once.
 */
const notUsed = () => {
  throw new Error('qs is not part of the site: astro.config.mjs leaves it out.');
};

const qs = { parse: notUsed, stringify: notUsed };

// qs is used by its default export.
export { qs as default };
