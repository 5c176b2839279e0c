/**
 * An island because each stage follows on what the function says of the one before, without leaving the page. It
 * hydrates at the first touch, or at once for a trade-in that is resumed and a vehicle that is bought. Without
 * JavaScript the first stage is posted, and the others are pages on demand.
 */
import { TradeInScreen } from './TradeInScreen.tsx';
import type { TradeInFacts } from './trade-in-facts.ts';
import { useTradeIn } from './use-trade-in.ts';

interface Props {
  facts: TradeInFacts;
  /** Where a vehicle to buy is chosen; null on pages that are about none. */
  browse: { readonly label: string; readonly href: string } | null;
}

export function TradeIn({ facts, browse }: Props) {
  const { journey, host, controls } = useTradeIn(facts, browse !== null);
  return <TradeInScreen {...{ facts, journey, host, controls, browse }} />;
}
