import type { OnDemandName, OnDemandPages, RenderOnDemand } from '#src/render/on-demand-pages.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * Renders pages that depend on a person or a posted form, with the dealer's header, footer and
 * theme.
 */
export interface Pages {
  /**
   * Rejects when the page cannot be rendered, with `OutdatedPublication` when the site must be
   * rebuilt.
   */
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
   * Digest of the compiled code, for hosts where only a site built from the same code has the
   * scripts and styles of these pages. Null if the host serves those itself.
   */
  readonly digest: string | null;
}
