import { LRUCache } from 'lru-cache';
import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import type { Lender } from '../../ports/lender.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/** A retry after this time asks the lender again. */
const kept = { max: 5000, ttl: 10 * 60 * 1000 };

/**
 * Sends each lead to the lender once, however often the shopper clicks; again only after a failure.
 */
export function oncePerLead(lender: Lender) {
  const asked = new LRUCache<string, ReturnType<Lender['createCustomer']>>(kept);
  return (leadId: string, published: PublishedSite, customer: CustomerRequest) => {
    const known = asked.get(leadId);
    if (known !== undefined) return known;
    const creating = lender.createCustomer(published, customer);
    asked.set(leadId, creating);
    creating.catch(() => asked.delete(leadId));
    return creating;
  };
}
