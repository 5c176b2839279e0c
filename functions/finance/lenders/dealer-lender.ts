import type { Lender } from '../../ports/lender.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { tableLender } from './table-lender.ts';
import { youxLender } from './youx-lender.ts';

interface Options extends Pick<Ports, 'now' | 'secret'> {
  /** Null without `YOUX_URL`: every dealer then uses the rate table. */
  readonly youx: { readonly url: string; readonly key: string | undefined } | null;
}

type LenderName = NonNullable<PublishedSite['settings']['finance']['lender']>;

/** Selects the lender named in each dealer's settings. */
export function dealerLender({ youx, now, secret }: Options): Lender {
  const table = tableLender({ now });
  const lenders: Readonly<Record<LenderName, Lender>> = {
    youx: youx === null ? table : youxLender({ ...youx, secret }),
    table,
  };
  const of = ({ settings }: PublishedSite) => lenders[settings.finance.lender ?? 'table'];
  return {
    quote: (site, asked) => of(site).quote(site, asked),
    createCustomer: (site, customer) => of(site).createCustomer(site, customer),
  };
}
