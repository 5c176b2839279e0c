import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { formatMoney } from '../../values/money.ts';
import { type Deal, paidAtOnce, paidOf } from '../deal/deal.schema.ts';
import { $deal, setDeal } from '../deal/deal.store.ts';
import { onDeal } from '../deal/use-deal.ts';
import { typedAmount } from './asked-quote.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import type { FinanceStart } from './finance-start.ts';

const dealNames = ['loanTerm', 'deposit'] as const;

type DealName = (typeof dealNames)[number];

interface FormOfDeal {
  /** Around the form. */
  readonly place: RefObject<HTMLElement | null>;
  /** Called after a field was filled in by script. */
  readonly follow: () => void;
  /** From the query of the address: becomes the deal of the whole site. */
  readonly given: FinanceStart;
  /** The form was posted without JavaScript, and holds what was posted. */
  readonly isPosted: boolean;
  readonly facts: Pick<FinanceFormFacts, 'start' | 'currency'>;
}

/** Keeps the term and deposit of an application and the shopper's deal equal, in both directions. */
export function useFormDeal({ place, follow, given, isPosted, facts }: FormOfDeal): void {
  const fieldOf = (name: DealName) => place.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const say = useEffectEvent((field: HTMLInputElement) => {
    const amount = typedAmount(field.value);
    setDeal(field.name === 'loanTerm' ? { termYears: amount } : paidAtOnce(amount, $deal.get()));
  });
  const show = useEffectEvent((deal: Deal) => {
    const texts = textsOf(deal, facts);
    for (const name of dealNames) {
      const field = fieldOf(name);
      if (!field || field.value === texts[name] || field === document.activeElement) continue;
      // A value that equals its default is not saved as a draft: the shopper has not typed it here.
      field.defaultValue = texts[name];
      field.value = texts[name];
    }
    follow();
  });
  // Runs before the draft is filled in: a value that differs from the built page was typed before hydration.
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
    // The native event: React's onChange fires for each step of a slider that is being moved.
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
