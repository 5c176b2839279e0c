import type { TradeInState } from './trade-in.schema.ts';
import type { TradeInStage } from './trade-in-stages.ts';

function isDone(stage: TradeInStage, state: TradeInState): boolean {
  const { rego, vehicle, kms, adjustmentAnswers, contact } = state;
  switch (stage) {
    case 'plate':
      return rego !== '' || vehicle !== null;
    case 'car':
      return (
        vehicle !== null &&
        vehicle.year !== null &&
        vehicle.make !== '' &&
        vehicle.model !== '' &&
        kms !== null
      );
    case 'condition':
      return Object.keys(adjustmentAnswers).length > 0;
    case 'contact':
      return contact.name !== '' && contact.phone !== '';
    case 'offer':
      return false;
  }
}

/** The first incomplete stage, where a returning shopper continues. */
export function openStage(state: TradeInState, stages: readonly TradeInStage[]): TradeInStage {
  return stages.find((stage) => !isDone(stage, state)) ?? 'offer';
}
