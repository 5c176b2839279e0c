import { createElement } from 'react';

interface Props {
  weekly: string | null;
  /** Where the shopper's own repayment may stand in its place: the price it is for. */
  repaymentPrice: number | null;
  className?: string;
}

/**
 * The dealer's weekly estimate. Where shoppers may set their own terms it stands in a custom element, which
 * a script in the page's head upgrades before anything is painted (weekly-price.js).
 */
export function WeeklyPrice({ weekly, repaymentPrice, className = 'price-weekly' }: Props) {
  if (repaymentPrice === null) return weekly && <p className={className}>{weekly}</p>;
  const attributes = { class: className, 'data-price': repaymentPrice };
  return createElement('weekly-price', attributes, weekly && <span>{weekly}</span>);
}
