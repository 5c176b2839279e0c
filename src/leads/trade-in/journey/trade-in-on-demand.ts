import type { TradeInState } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import { type Journey, newJourney, type RefusedStage } from './trade-in-journey.ts';

/** A stage for browsers without JavaScript: `src/pages/on-demand/trade-in.astro`. */
export interface TradeInPageProps {
  readonly stage: TradeInStage;
  /** Where the trade-in stands; null for one that could not be begun. */
  readonly state: TradeInState | null;
  /** Of the trade-in; its stages stand below it. Null for one that could not be begun. */
  readonly path: string | null;
  /** Id of the vehicle that is bought, for a trade-in that could not be begun; `''` for none. */
  readonly carId: string;
  /** Null for a stage that was not refused. */
  readonly refused: RefusedStage | null;
}

/** The journey as that page shows it. */
export function journeyOf({ stage, state, refused }: Omit<TradeInPageProps, 'path' | 'carId'>): Journey {
  const part = state?.form_completed ? 'done' : 'stages';
  return { ...newJourney, part, stage, state, refused, purchase: state?.purchase ?? null };
}
