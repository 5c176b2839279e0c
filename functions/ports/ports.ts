import type { HostedSite } from '../http/site-of-host.ts';

/** All that the functions need from outside: each platform file builds one and gives it to `createApp`. */
export interface Ports {
  /** The published sites; asked with each request, so that a new dealer needs no restart. */
  readonly listSites: () => Promise<readonly HostedSite[]>;
  /** The running release, for whoever asks after its health. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where unexpected errors go; the visitor never sees their text. */
  readonly reportError: (error: unknown) => void;
}
