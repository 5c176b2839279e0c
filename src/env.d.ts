declare namespace App {
  interface Locals {
    site: import('./publish/site.build.ts').Site;
    /** There while a build renders the page. */
    rendering?: import('./publish/delta/rendering.build.ts').Rendering;
  }
}
