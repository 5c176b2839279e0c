import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import type { QuoteReply, QuoteRequest } from '#src/finance/quote.schema.ts';
import type { PublishedSite } from './published-site.ts';

/** Gives quotes and takes applicants: YouX over HTTP, or the rate table of the dealer's settings. */
export interface Lender {
  /** Rejects with `LenderRefusal` when it has a reason for the shopper, with any other error when it fails. */
  readonly quote: (site: PublishedSite, asked: QuoteRequest) => Promise<QuoteReply>;
  /**
   * Where the shopper goes on with the application: a page of the site, or of the lender, unchecked; null when
   * the lender named none. Rejects like `quote`.
   */
  readonly createCustomer: (
    site: PublishedSite,
    customer: CustomerRequest,
  ) => Promise<{ readonly redirectUrl: string | null }>;
}

/** The lender's own words on why it has no answer; none when it has only refused. */
export class LenderRefusal extends Error {
  override readonly name = 'LenderRefusal';
}
