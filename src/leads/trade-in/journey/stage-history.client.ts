import { openStage } from '../open-stage.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import { type TradeInStage, tradeInStages } from '../trade-in-stages.ts';

/** The stage that an entry of the browser's history stands for; null for one that is not ours. */
export function stageIn(entry: unknown): TradeInStage | null {
  if (typeof entry !== 'object' || entry === null || !('tradeIn' in entry)) return null;
  return tradeInStages.find((stage) => stage === entry.tradeIn) ?? null;
}

/** How many stages of ours lie before the one in sight. */
function depth(): number {
  const entry: unknown = history.state;
  const is = typeof entry === 'object' && entry !== null && 'depth' in entry ? Number(entry.depth) : 0;
  return Number.isInteger(is) ? is : 0;
}

export function pushStage(stage: TradeInStage): void {
  history.pushState({ tradeIn: stage, depth: depth() + 1 }, '');
}

/** As the browser's own button; false where that would leave the journey. */
export function goBackAStage(): boolean {
  if (depth() === 0) return false;
  history.back();
  return true;
}

/** Shoppers go no further than what they have told allows; once begun, to the car at least. */
export function reachedStage(
  wanted: unknown,
  state: TradeInState | null,
  stages: readonly TradeInStage[],
): TradeInStage {
  if (state === null) return 'plate';
  const furthest = Math.max(1, stages.indexOf(openStage(state, stages)));
  const asked = Math.max(0, stages.map(String).indexOf(String(wanted)));
  return stages[Math.min(asked, furthest)] ?? 'plate';
}
