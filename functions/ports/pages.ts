import type { OnDemandName, OnDemandPages, RenderOnDemand } from '#src/render/on-demand-pages.ts';
import type { PublishedSite } from './published-site.ts';

/** Pages that depend on a person or a posted form, in the header, footer and colours of a dealer's site. */
export interface Pages {
  /** Rejects when the page cannot be rendered, with `OutdatedPublication` when the site must be built again. */
  readonly render: <Name extends OnDemandName>(
    published: PublishedSite,
    name: Name,
    props: OnDemandPages[Name],
    options?: { readonly status?: number },
  ) => Promise<Response>;
}

/** The compiled pages, as a host loads them. */
export interface PagesProgram {
  readonly render: RenderOnDemand;
  /**
   * Of the code that it was compiled from, for hosts where only a site of the same code has the scripts and styles that
   * its pages name. Null where the host serves those itself.
   */
  readonly digest: string | null;
}
