import type { ClientDirective } from 'astro';

/**
 * `client:event="name"` hydrates an island when this event is dispatched on the document. Where its code does not come
 * the next such event tries again.
 */
const onEvent: ClientDirective = (load, { value: name }, island) => {
  const wait = () => document.addEventListener(name, () => void hydrate(), { once: true });
  const hydrate = () => load().then((hydrateIsland) => hydrateIsland(), wait);
  island.addEventListener('astro:hydration-error', wait);
  wait();
};

// Astro takes a directive by the default export of its file.
export { onEvent as default };
