import type { DailyCounter } from '../analytics/daily-counter.ts';
import type { HostedSite } from '../http/site/site-of-host.ts';
import type { Chance } from './chance.ts';
import type { Database } from './database.ts';
import type { DocumentPrinter } from './document-printer.ts';
import type { Geocoder } from './geocoder.ts';
import type { Lender } from './lender.ts';
import type { Mail } from './mail.ts';
import type { Pages } from './pages.ts';
import type { Payments } from './payments.ts';
import type { PublishedSite } from './published-site.ts';
import type { RegoLookup } from './rego-lookup.ts';
import type { TextMessages } from './text-messages.ts';
import type { TradePrices } from './trade-prices.ts';
import type { Valuation } from './valuation.ts';

/**
 * Everything the functions need from outside. Each host's entry builds it and passes it to
 * `createApp`.
 */
export interface Ports {
  /** The published sites; read on each request, so that a new dealer needs no restart. */
  readonly listSites: () => Promise<readonly HostedSite[]>;
  /**
   * A dealer's published site by slug; null when there is none. Rejects with `OutdatedPublication`.
   */
  readonly publishedSite: (slug: string) => Promise<PublishedSite | null>;
  readonly pages: Pages;
  readonly database: Database;
  /** Counts per dealer and day. */
  readonly counter: DailyCounter;
  /** A vehicle valuation service; null compares with the prices of the platform's dealers. */
  readonly valuation: Valuation | null;
  /** Null on hosts without Node, where documents cannot be drawn. */
  readonly documentPrinter: DocumentPrinter | null;
  readonly textMessages: TextMessages;
  /** Null when no e-mail account is configured. */
  readonly mail: Mail | null;
  /** For dealers whose settings name a payment account. */
  readonly payments: Payments;
  readonly lender: Lender;
  readonly geocoder: Geocoder;
  /** Null without a provider: shoppers then describe their car themselves. */
  readonly regoLookup: RegoLookup | null;
  /** Null without a provider: trade-ins are then valued by the prices of the platform's dealers. */
  readonly tradePrices: TradePrices | null;
  /** Called after a lead is stored, so that delivery starts before its next round. */
  readonly leadsArrived: () => void;
  readonly chance: Chance;
  /** Reads a secret by the name of its environment variable. */
  readonly secret: (name: string) => string | undefined;
  /** The running release, for health checks. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives unexpected errors, which are never shown to visitors. */
  readonly reportError: (error: unknown) => void;
}
