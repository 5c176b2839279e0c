/** One group of questions each, in the order in which they are asked. */
export const tradeInStages = ['plate', 'car', 'condition', 'contact', 'offer'] as const;

export type TradeInStage = (typeof tradeInStages)[number];

/** A dealer without questions on the condition has one stage less. */
export function stagesOf({ adjustments }: { readonly adjustments: readonly unknown[] }): TradeInStage[] {
  return tradeInStages.filter((stage) => stage !== 'condition' || adjustments.length > 0);
}

export function stageAfter(stage: TradeInStage, stages: readonly TradeInStage[]): TradeInStage {
  return stages[stages.indexOf(stage) + 1] ?? 'offer';
}
