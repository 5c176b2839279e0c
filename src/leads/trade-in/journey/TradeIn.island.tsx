/**
 * An island because each stage depends on the function's reply to the previous one, without leaving the page. It
 * hydrates at the first touch, or at once to resume a trade-in or when a vehicle to buy is given. Without JavaScript
 * the first stage is posted and the others are pages on demand.
 */
import { TradeInScreen } from './TradeInScreen.tsx';
import type { TradeInFacts } from './trade-in-facts.ts';
import { useTradeIn } from './use-trade-in.ts';

interface Props {
  facts: TradeInFacts;
  /** Link to browse vehicles to buy; null on pages for sellers only. */
  browse: { readonly label: string; readonly href: string } | null;
}

export function TradeIn({ facts, browse }: Props) {
  const { journey, host, controls } = useTradeIn(facts, browse !== null);
  return <TradeInScreen {...{ facts, journey, host, controls, browse }} />;
}
