/**
 * An island because its button forgets what the shopper has said. It hydrates at the first touch; without JavaScript
 * there is no deal, and the style sheet hides it.
 */
import { forgetDeal } from '../deal/deal.store.ts';

/** Back to the dealer's example, on every page. */
export function ResetDeal({ text }: { text: string }) {
  return (
    <button type="button" className="reset-deal" onClick={forgetDeal}>
      {text}
    </button>
  );
}
