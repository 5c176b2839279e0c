import type { PublishedSite } from '../ports/published-site.ts';
import type { HostedSite } from './site/site-of-host.ts';

/** What the platform gives with a request, what the middleware leaves for the routes (`c.var`). */
export interface AppEnv {
  Bindings: {
    /** The visitor's internet address, where the platform knows it. */
    readonly address?: string;
  };
  Variables: {
    /** The dealer whose host was asked; undefined on this machine's own name. */
    site: HostedSite | undefined;
    /** What that dealer has published, behind `publishedSiteOf`. */
    published: PublishedSite;
    /** Who has signed in at that dealer, behind `sessionOf`. */
    session: Session | null;
  };
}

/** A shopper who has shown that a phone is theirs. */
export interface Session {
  /** Of the sign-in; its tokens come and go. */
  readonly id: string;
  readonly userId: string;
  /** National digits, `0412345678`. */
  readonly phone: string;
}
