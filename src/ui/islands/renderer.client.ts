import { type ComponentType, createElement } from 'react';
import hydrateWithReact from 'react-renderer';
import { IslandBoundary } from './IslandBoundary.tsx';

/** The renderer's part for the browser (https://docs.astro.build/en/reference/renderer-reference/), as Astro calls it. */
export type Renderer = (
  island: Element,
) => (Root: ComponentType<object>, props: object, slots: Record<string, string>, metadata: object) => unknown;

/** That of @astrojs/react, with a boundary around the component of every island. */
const renderer: Renderer = (island) => (Root, props, slots, metadata) => {
  const Guarded = (own: object) => createElement(IslandBoundary, { island }, createElement(Root, own));
  return hydrateWithReact(island)(Guarded, props, slots, metadata);
};

// Astro takes a renderer by the default export of its file.
export { renderer as default };
