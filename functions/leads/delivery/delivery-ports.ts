import type { LeadFiles } from '../../ports/lead-files.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PostWebhook } from '../../ports/post-webhook.ts';

/** What sending leads on needs from outside. */
export interface DeliveryPorts
  extends Pick<Ports, 'database' | 'publishedSite' | 'secret' | 'now' | 'chance' | 'reportError'> {
  readonly postWebhook: PostWebhook;
  /** Null on hosts without a disk: leads for files then wait, and end as dead letters. */
  readonly leadFiles: LeadFiles | null;
  /** Null without an account to send from. */
  readonly mail: Mail | null;
  readonly times?: Partial<DeliveryTimes>;
}

/** Milliseconds. */
export interface DeliveryTimes {
  /** After this long whoever claimed a lead is taken for dead; longer than any patience. */
  readonly lease: number;
  /** For one answer. Standard Webhooks recommends 15 to 30 seconds. */
  readonly patience: number;
  /** Between the first try and the second; it doubles from there. */
  readonly firstWait: number;
}

export const usualTimes: DeliveryTimes = { lease: 60_000, patience: 15_000, firstWait: 30_000 };

export function timesOf({ times }: Pick<DeliveryPorts, 'times'>): DeliveryTimes {
  return { ...usualTimes, ...times };
}
