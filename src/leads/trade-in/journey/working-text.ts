import type { TradeInStage } from '../trade-in-stages.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

/** What a stage says while its answers are on their way. */
export function workingText(stage: TradeInStage, { working }: TradeInFacts['screen']): string {
  if (stage === 'plate') return working.plate;
  return stage === 'contact' ? working.estimate : working.other;
}
