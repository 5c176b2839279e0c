import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatWholeMoney } from '../../values/money.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import type { FinanceStart } from './finance-start.ts';
import { type QuoteBody, quoteBody, settledPrice, typedMoney } from './quick-quote/quote-body.ts';

interface TypedLoan {
  /** The formatted purchase price, for the summary. */
  readonly amount: string;
  /** `''` if there is no deposit. */
  readonly deposit: string;
  readonly years: number;
  /** The quote request for the input; null while something is missing. */
  readonly asked: QuoteBody | null;
}

interface FollowedForm extends TypedLoan {
  /** Ref of an element around the form. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Call after each change of a field. */
  readonly follow: () => void;
}

/** Tracks the input of an application form and clamps its price. */
export function useTypedLoan(
  { purchasePrice, currency, start: usual }: Pick<FinanceFormFacts, 'purchasePrice' | 'currency' | 'start'>,
  start: FinanceStart,
): FollowedForm {
  const place = useRef<HTMLDivElement>(null);
  const read = (typed: (name: string) => string): TypedLoan => ({
    amount: formatWholeMoney(settledPrice(typed('purchasePrice'), purchasePrice) ?? 0, currency),
    deposit: typedMoney(typed('deposit')) > 0 ? typed('deposit') : '',
    years: Number(typed('loanTerm')),
    asked: quoteBody(typed, purchasePrice),
  });
  const [loan, setLoan] = useState(() => ({
    ...read((name) => start[name] ?? ''),
    asked: null as QuoteBody | null,
  }));

  const follow = () => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    const data = new FormData(form);
    setLoan(read((name) => String(data.get(name) ?? '')));
  };
  /** "Clamped between 10000 and 200000 on blur; default 30000" (leads and dealer §5), also for non-numeric input. */
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'purchasePrice' || target.value === '')
      return;
    const price = settledPrice(target.value, purchasePrice);
    const text = price === null ? usual.purchasePrice : formatWholeMoney(price, currency);
    if (text === target.value) return;
    target.value = text;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // A price may have been typed before hydration.
  const begin = useEffectEvent(() => {
    const price = place.current?.querySelector('[name="purchasePrice"]');
    if (price !== document.activeElement) leave(price ?? null);
    follow();
  });
  // The reset event is dispatched before the fields are reset, hence the timeout.
  const onReset = useEffectEvent(() => setTimeout(follow));
  useEffect(() => {
    const element = place.current;
    const left = ({ target }: Event) => leave(target);
    const reset = () => onReset();
    element?.addEventListener('focusout', left);
    element?.addEventListener('reset', reset);
    begin();
    return () => {
      element?.removeEventListener('focusout', left);
      element?.removeEventListener('reset', reset);
    };
  }, []);
  return { ...loan, place, follow };
}
