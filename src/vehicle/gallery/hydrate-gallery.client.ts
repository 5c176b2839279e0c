import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Gallery } from './Gallery.island.tsx';

/** Brings the gallery that the page was built with to life in its place; done when it listens. */
export function hydrateGallery(place: HTMLElement): Promise<void> {
  const facts = { id: place.dataset['facts'] ?? '' };
  return new Promise((onLive) => {
    hydrateRoot(place, createElement(Gallery, { facts, onLive }));
  });
}
