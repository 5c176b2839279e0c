import type { HostedSite } from './site-of-host.ts';

/** What the middleware leaves for the routes (`c.var`). */
export interface AppEnv {
  Variables: {
    /** The dealer whose host was asked; undefined on this machine's own name. */
    site: HostedSite | undefined;
  };
}
