import { yearsText } from '#src/finance/form/quick-quote/quote-words.ts';
import type { QuoteRequest } from '#src/finance/quote.schema.ts';
import { estimatedQuote } from '#src/finance/rate-table.ts';
import { fill } from '#src/values/fill.ts';
import { formatRate } from '#src/values/finance/rate.ts';
import { formatMoney, formatWholeMoney } from '#src/values/money.ts';
import { yearOf } from '#src/values/time/date.ts';
import { type Lender, LenderRefusal } from '../../ports/lender.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/** The site's own page after a sent lead. */
export const SUCCESS_PATH = '/success';

/**
 * Estimates from the rate table in the dealer's settings; an application is a lead like any other.
 */
export function tableLender({ now }: Pick<Ports, 'now'>): Lender {
  return {
    quote: async ({ settings }, asked) => {
      const { table, comparison, texts } = settings.finance;
      const thisYear = yearOf(now(), settings.site.timeZone);
      const figures = estimatedQuote(asked, { ...table, comparison }, thisYear);
      if (figures === null) throw new LenderRefusal(texts.noRate);
      return { ...figures, isEstimate: true, basis: basisOf(settings, asked, figures) };
    },
    createCustomer: async () => ({ redirectUrl: SUCCESS_PATH }),
  };
}

function basisOf(
  { finance, site }: PublishedSite['settings'],
  { loanTerm: term, deposit = 0 }: Pick<QuoteRequest, 'loanTerm' | 'deposit'>,
  rates: { readonly advertisedRate: number; readonly comparisonRate: number },
): string {
  const { comparison, table, estimate, form } = finance;
  const { basis, fees } = table;
  return fill(basis, {
    term: yearsText(term, form.labels),
    deposit:
      deposit === 0
        ? estimate.texts.noDeposit
        : fill(estimate.texts.deposit, { amount: formatMoney(deposit, site.currency) }),
    rate: formatRate(rates.advertisedRate),
    comparisonRate: formatRate(rates.comparisonRate),
    establishment: formatMoney(fees.establishment, site.currency),
    monthlyAccount: formatMoney(fees.monthlyAccount, site.currency),
    amount: formatWholeMoney(comparison.amount, site.currency),
    years: yearsText(comparison.termYears, form.labels),
  });
}
