import type { ClientDirective } from 'astro';

/**
 * `client:event="name"` hydrates an island when this event is dispatched on the document. If its code fails to load,
 * the next such event tries again.
 */
const onEvent: ClientDirective = (load, { value: name }, island) => {
  const wait = () => document.addEventListener(name, () => void hydrate(), { once: true });
  const hydrate = () => load().then((hydrateIsland) => hydrateIsland(), wait);
  island.addEventListener('astro:hydration-error', wait);
  wait();
};

// Astro requires a default export.
export { onEvent as default };
