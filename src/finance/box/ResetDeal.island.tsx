/**
 * An island because its button deletes the shopper's deal. It hydrates at the first touch; without JavaScript there
 * is no deal, and CSS hides the button.
 */
import type { MouseEvent } from 'react';
import { forgetDeal } from '../deal/deal.store.ts';

/** Deletes the deal, so that the figures on every page are the dealer's example again. */
export function ResetDeal({ text }: { text: string }) {
  const reset = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    forgetDeal();
    // CSS hides the button; the figures that have changed are in the same section.
    const section = currentTarget.closest('section');
    section?.setAttribute('tabindex', '-1');
    section?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="reset-deal" onClick={reset}>
      {text}
    </button>
  );
}
