import renderer from '@astrojs/react/server.js';

/**
 * React for Astro. By itself it renders each component once more to find out whether it is React's; here all
 * are, but for custom elements, which come by their names.
 */
const reactRenderer = { ...renderer, check: (component: unknown) => typeof component !== 'string' };

// Astro takes a renderer by the default export of its file.
export { reactRenderer as default };
