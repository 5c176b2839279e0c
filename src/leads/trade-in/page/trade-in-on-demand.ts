import { type Journey, newJourney, type RefusedStage } from '../journey/trade-in-journey.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';

/** Props of the on-demand page of a stage, `src/pages/on-demand/trade-in.astro`. */
export interface TradeInPageProps {
  readonly stage: TradeInStage;
  /** Current state; null if the trade-in could not be started. */
  readonly state: TradeInState | null;
  /** Base path of the trade-in and its stages; null if it could not be started. */
  readonly path: string | null;
  /** Id of the vehicle to buy, for a trade-in that could not be started; `''` if none. */
  readonly carId: string;
  /** Null unless the posted stage was refused. */
  readonly refused: RefusedStage | null;
}

/** Converts the page's props into a journey. */
export function journeyOf({ stage, state, refused }: Omit<TradeInPageProps, 'path' | 'carId'>): Journey {
  const part = state?.form_completed ? 'done' : 'stages';
  return { ...newJourney, part, stage, state, refused, purchase: state?.purchase ?? null };
}
