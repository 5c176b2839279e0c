import type { LeadFiles } from '../../ports/lead-files.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PostWebhook } from '../../ports/post-webhook.ts';

/** What lead delivery needs from outside. */
export interface DeliveryPorts
  extends Pick<Ports, 'database' | 'publishedSite' | 'secret' | 'now' | 'chance' | 'reportError'> {
  readonly postWebhook: PostWebhook;
  /** Null on hosts without a disk: leads for files then wait and end as dead letters. */
  readonly leadFiles: LeadFiles | null;
  /** Null when no e-mail account is configured. */
  readonly mail: Mail | null;
  readonly times?: Partial<DeliveryTimes>;
}

/** All in milliseconds. */
export interface DeliveryTimes {
  /**
   * How long a delivery stays claimed; after that its process must have died. Longer than any
   * timeout.
   */
  readonly lease: number;
  /** Timeout for one request. Standard Webhooks recommends 15 to 30 seconds. */
  readonly timeout: number;
  /** Delay before the first retry; it doubles from there. */
  readonly firstWait: number;
}

export const usualTimes: DeliveryTimes = { lease: 60_000, timeout: 15_000, firstWait: 30_000 };

export function timesOf({ times }: Pick<DeliveryPorts, 'times'>): DeliveryTimes {
  return { ...usualTimes, ...times };
}
