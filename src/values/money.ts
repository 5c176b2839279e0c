const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    // The narrow symbol: "$", not "A$" or "NZD".
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

/** `$25,990`, or `$25,990.50` when there are cents. `currency` is an ISO 4217 code such as `AUD`. */
export function formatMoney(amount: number, currency: string): string {
  // Adding 0 turns -0 into 0, which would print as "-$0".
  const cents = Math.round(amount * 100) + 0;
  return formatterFor(currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);
}

/** `$26,000` for estimates: weekly estimates are rounded to whole dollars (stock and vehicle §9). */
export function formatWholeMoney(amount: number, currency: string): string {
  return formatMoney(Math.round(amount), currency);
}

/** `$42.50`, `$40.00`: for columns and for figures that change. */
export function formatMoneyWithCents(amount: number, currency: string): string {
  return formatterFor(currency, 2).format(Math.round(amount * 100) / 100 + 0);
}
