/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The whole site of the dealer; pages on demand have none. */
    site: import('./site/site.build.ts').Site;
    /** The part of it that layouts and pages on demand use. */
    frame: import('./site/site-frame.ts').SiteFrame;
    /** Which page on demand is rendered, with its props. */
    onDemand?: import('./render/on-demand-pages.ts').OnDemandPage;
  }
}
