import hydrateWithReact from '@astrojs/react/client.js';
import { createElement } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';

/** How @astrojs/react hydrates an island, with a boundary around its component. astro.config.mjs adds it as a renderer. */
const renderer: typeof hydrateWithReact =
  (island) =>
  (Root, ...rest) => {
    const Guarded = (own: object) => createElement(IslandBoundary, { island }, createElement(Root, own));
    return hydrateWithReact(island)(Guarded, ...rest);
  };

// Astro takes a renderer by the default export of its file.
export { renderer as default };
