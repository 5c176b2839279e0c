import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { formatMoney } from '../../values/money.ts';
import { type Deal, paidAtOnce, paidOf } from '../deal/deal.schema.ts';
import { $deal, setDeal } from '../deal/deal.store.ts';
import { onDeal } from '../deal/use-deal.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import type { FinanceStart } from './finance-start.ts';
import { typedMoney } from './quick-quote/quote-body.ts';

const dealNames = ['loanTerm', 'deposit'] as const;

type DealName = (typeof dealNames)[number];

interface FormOfDeal {
  /** Ref of an element around the form. */
  readonly place: RefObject<HTMLElement | null>;
  /** Call this after filling a field by script. */
  readonly follow: () => void;
  /** Values from the query, which become the deal of the whole site. */
  readonly given: FinanceStart;
  /** The form contains posted values, from a browser without JavaScript. */
  readonly isPosted: boolean;
  readonly facts: Pick<FinanceFormFacts, 'start' | 'currency'>;
}

/** Synchronises term and deposit of an application with the shopper's deal in both directions. */
export function useFormDeal({ place, follow, given, isPosted, facts }: FormOfDeal): void {
  const fieldOf = (name: DealName) => place.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const say = useEffectEvent((field: HTMLInputElement) => {
    const amount = typedMoney(field.value);
    setDeal(field.name === 'loanTerm' ? { termYears: amount } : paidAtOnce(amount, $deal.get()));
  });
  const show = useEffectEvent((deal: Deal) => {
    const texts = textsOf(deal, facts);
    for (const name of dealNames) {
      const field = fieldOf(name);
      if (!field || field.value === texts[name] || field === document.activeElement) continue;
      // Equal to the default value, so that it is not saved as a draft of typed input.
      field.defaultValue = texts[name];
      field.value = texts[name];
    }
    follow();
  });
  // Runs before the draft is restored: a value that differs from the built page was typed before hydration.
  const begin = useEffectEvent(() => {
    for (const name of dealNames) {
      const field = fieldOf(name);
      const usual = name === 'loanTerm' ? facts.start.loanTerm : '';
      if (!field || field.value === usual) continue;
      if (isPosted || given[name] || field.value !== field.defaultValue) say(field);
    }
  });
  useLayoutEffect(() => {
    const element = place.current;
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && dealNames.some((name) => name === target.name)) say(target);
    };
    begin();
    // The native change event, because React's onChange fires for every step of a slider.
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [place]);
  useEffect(() => onDeal((deal) => show(deal)), []);
}

function textsOf(deal: Deal, { start, currency }: FormOfDeal['facts']): Record<DealName, string> {
  const paid = paidOf(deal);
  return {
    loanTerm: deal.termYears === null ? start.loanTerm : String(deal.termYears),
    deposit: paid === null ? '' : formatMoney(paid, currency),
  };
}
