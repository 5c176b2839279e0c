import { createElement } from 'react';

interface Props {
  weekly: string | null;
  /** `loanAttribute` of what it was worked out on, where a shopper's own deal may stand in its place. */
  loan?: string | null | undefined;
  /** A quote may come while the page is open, and is shown here too. */
  isQuoted?: boolean;
  className?: string;
}

/**
 * The dealer's weekly example. Where shoppers may say a deal of their own it stands in a custom element, which a script
 * in the page's head upgrades before anything is painted (weekly-price.js).
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
