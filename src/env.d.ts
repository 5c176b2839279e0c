declare namespace App {
  interface Locals {
    site: import('./publish/site.build.ts').Site;
    /** There while a build renders the page. */
    rendering?: import('./publish/delta/rendering.build.ts').Rendering;
    /** There when a build asks for its site. */
    sources?: import('./publish/site.build.ts').SiteSources;
  }
}

/** What a build knows of the scripts of its pages. */
declare module 'virtual:astro:manifest' {
  export const manifest: Pick<import('astro').SSRManifest, 'inlinedScripts' | 'clientDirectives'>;
}
