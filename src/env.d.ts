declare namespace App {
  interface Locals {
    site: import('./publish/site.build.ts').Site;
    /** There while a build renders the page. */
    rendering?: import('./publish/delta/rendering.build.ts').Rendering;
  }
}

/** What a build knows of the scripts of its pages. */
declare module 'virtual:astro:manifest' {
  export const manifest: Pick<import('astro').SSRManifest, 'inlinedScripts' | 'clientDirectives'>;
}
