import { createElement } from 'react';

interface Props {
  weekly: string | null;
  /** `loanAttribute` of the underlying loan, if the shopper's own deal may replace the figure. */
  loan: string | null | undefined;
  /** Whether a quote received while the page is open is shown here too. */
  isQuoted?: boolean;
  className?: string;
}

/**
 * The dealer's weekly example. If shoppers can enter their own deal, it is in a custom element that a script in the
 * head upgrades before the first paint (weekly-price.js).
 */
export function WeeklyPrice({ weekly, loan = null, isQuoted = false, className = 'price-weekly' }: Props) {
  if (loan === null && !isQuoted) return weekly && <p className={className}>{weekly}</p>;
  const attributes = {
    class: className,
    'data-loan': loan ?? undefined,
    'data-quoted': isQuoted ? '' : undefined,
  };
  return createElement('weekly-price', attributes, weekly && <span>{weekly}</span>);
}
