import * as imported from 'typesense/lib/Typesense/SearchClient.js';

/**
 * What typesense-instantsearch-adapter uses of `typesense`: its SearchClient, without the administration of
 * collections. astro.config.mjs puts this in its place. Bundlers give a CommonJS file's default in two ways.
 */
const inner: unknown = imported.default;
const isWrapped = typeof inner === 'object' && inner !== null && 'default' in inner;

export const SearchClient = isWrapped ? inner.default : inner;
