/**
 * An island because its button deletes the shopper's deal. It hydrates at the first touch; without JavaScript there
 * is no deal, and CSS hides the button.
 */
import { forgetDeal } from '../deal/deal.store.ts';

/** Deletes the deal, so that the figures on every page are the dealer's example again. */
export function ResetDeal({ text }: { text: string }) {
  return (
    <button type="button" className="reset-deal" onClick={forgetDeal}>
      {text}
    </button>
  );
}
