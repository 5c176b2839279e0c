import hydrateWithReact from '@astrojs/react/client.js';
import { createElement } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';

/**
 * The client renderer of @astrojs/react with an error boundary around the component; registered in astro.config.mjs.
 */
const renderer: typeof hydrateWithReact =
  (island) =>
  (Root, ...rest) => {
    const Guarded = (own: object) => createElement(IslandBoundary, { island }, createElement(Root, own));
    return hydrateWithReact(island)(Guarded, ...rest);
  };

// Astro requires a default export.
export { renderer as default };
