/** What @astrojs/react hydrates islands with: an alias in astro.config.mjs. */
declare module 'react-renderer' {
  const renderer: import('./renderer.client.ts').Renderer;
  export default renderer;
}
