/** The stages in order; each asks one group of questions. */
export const tradeInStages = ['plate', 'car', 'condition', 'contact', 'offer'] as const;

export type TradeInStage = (typeof tradeInStages)[number];

/** The condition stage is left out if the dealer has no questions about it. */
export function stagesOf({ adjustments }: { readonly adjustments: readonly unknown[] }): TradeInStage[] {
  return tradeInStages.filter((stage) => stage !== 'condition' || adjustments.length > 0);
}

export function stageAfter(stage: TradeInStage, stages: readonly TradeInStage[]): TradeInStage {
  return stages[stages.indexOf(stage) + 1] ?? 'offer';
}
