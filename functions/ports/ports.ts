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

/** All that the functions need from outside: each platform file builds one and gives it to `createApp`. */
export interface Ports {
  /** The published sites; asked with each request, so that a new dealer needs no restart. */
  readonly listSites: () => Promise<readonly HostedSite[]>;
  /** What one dealer has published, by slug; null when that is nothing. Rejects with `OutdatedPublication`. */
  readonly publishedSite: (slug: string) => Promise<PublishedSite | null>;
  readonly pages: Pages;
  readonly database: Database;
  /** An outside service that values vehicles; null compares with what the platform's dealers ask. */
  readonly valuation: Valuation | null;
  /** Null on hosts without Node: what it would draw is not to be had there. */
  readonly documentPrinter: DocumentPrinter | null;
  readonly textMessages: TextMessages;
  /** Null without an account to send from. */
  readonly mail: Mail | null;
  /** For the dealers whose settings name an account. */
  readonly payments: Payments;
  readonly lender: Lender;
  readonly geocoder: Geocoder;
  /** Null without a provider: shoppers then describe their car themselves. */
  readonly regoLookup: RegoLookup | null;
  /** Null without a provider: trade-ins are then valued by what the platform's dealers ask. */
  readonly tradePrices: TradePrices | null;
  /** Told after a lead is stored: what sends leads on need not wait for its next round. */
  readonly leadsArrived: () => void;
  readonly chance: Chance;
  /** A secret by the name of its environment variable. */
  readonly secret: (name: string) => string | undefined;
  /** The running release, for whoever asks after its health. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where unexpected errors go; the visitor never sees their text. */
  readonly reportError: (error: unknown) => void;
}
