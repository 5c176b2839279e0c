import type { PublishedSite } from '../ports/published-site.ts';
import type { HostedSite } from './site/site-of-host.ts';

/**
 * Hono environment: bindings from the host, and the variables that middleware sets for routes
 * (`c.var`).
 */
export interface AppEnv {
  Bindings: {
    /** The visitor's IP address, if the host knows it. */
    readonly address?: string;
  };
  Variables: {
    /** The dealer of the requested host; undefined for this machine's own names. */
    site: HostedSite | undefined;
    /** The dealer's published site; set by `publishedSiteOf`. */
    published: PublishedSite;
    /** The signed-in shopper at that dealer; set by `sessionOf`. */
    session: Session | null;
  };
}

/** A shopper with a verified phone. */
export interface Session {
  /** Identifies the sign-in; its tokens are rotated. */
  readonly id: string;
  readonly userId: string;
  /** National format, digits only: `0412345678`. */
  readonly phone: string;
}
