import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import type { QuoteReply, QuoteRequest } from '#src/finance/quote.schema.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * Gives quotes and accepts applications: YouX over HTTP, or the rate table of the dealer's
 * settings.
 */
export interface Lender {
  /**
   * Rejects with `LenderRefusal` when there is a message for the shopper, with any other error on
   * failure.
   */
  readonly quote: (site: PublishedSite, asked: QuoteRequest) => Promise<QuoteReply>;
  /**
   * Returns the address where the application continues: a page of the site or of the lender, not
   * validated; null when the lender named none. Rejects like `quote`.
   */
  readonly createCustomer: (
    site: PublishedSite,
    customer: CustomerRequest,
  ) => Promise<{ readonly redirectUrl: string | null }>;
}

/** The lender's refusal, with its message for the shopper if there is one. */
export class LenderRefusal extends Error {
  override readonly name = 'LenderRefusal';
}
