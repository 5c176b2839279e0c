import type { NestedValues } from '../../../forms/form-values.ts';
import type { FormValues } from '../../../forms/read-form.ts';
import type { FieldError } from '../../../ui/field-error.ts';
import { openStage } from '../open-stage.ts';
import type { Purchase, TradeInState } from '../trade-in.schema.ts';
import { stageAfter, type TradeInStage } from '../trade-in-stages.ts';

/** What the function said of a stage that it refused, in Conform's shape. */
export interface RefusedStage {
  readonly status: 'error';
  readonly error: Record<string, string[]>;
  /** What was posted without JavaScript. */
  readonly initialValue?: NestedValues;
}

/** What a shopper sees of a trade-in. */
export interface Journey {
  /** `waiting`: whether there is an earlier trade-in is being asked. `resume`: there is one; it can be gone on with. */
  readonly part: 'stages' | 'waiting' | 'resume' | 'done';
  readonly stage: TradeInStage;
  /** As the function last said it; null before anything is begun. */
  readonly state: TradeInState | null;
  /** The vehicle that is bought; `gone` when it is no longer for sale, null for none. */
  readonly purchase: Purchase | 'gone' | null;
  /** What was sent in this visit, as it was typed. */
  readonly typed: Readonly<Partial<Record<TradeInStage, FormValues>>>;
  /** What the function refused of the stage in sight when another was sent; null for nothing. */
  readonly refused: RefusedStage | null;
  /** How often another stage or panel was shown: its heading then takes the focus. */
  readonly moves: number;
}

export type JourneyEvent =
  | { readonly type: 'wait' }
  | { readonly type: 'not-resumed' }
  /** `stage`: of the entry of the browser's history that the page came back to. */
  | { readonly type: 'resumed'; readonly state: TradeInState; readonly stage: TradeInStage | null }
  | {
      readonly type: 'saved';
      readonly stage: TradeInStage;
      readonly values: FormValues;
      readonly state: TradeInState;
    }
  | { readonly type: 'sent'; readonly state: TradeInState }
  /** The stage does not move on, but the estimate may have changed. */
  | { readonly type: 'learned'; readonly state: TradeInState }
  | { readonly type: 'went'; readonly to: TradeInStage; readonly errors?: readonly FieldError[] }
  | { readonly type: 'purchase'; readonly purchase: Purchase | 'gone' | null };

export const newJourney: Journey = {
  part: 'stages',
  stage: 'plate',
  state: null,
  purchase: null,
  typed: {},
  refused: null,
  moves: 0,
};

/** The journey after something has happened. `stages`: those of the dealer. */
export function nextJourney(journey: Journey, event: JourneyEvent, stages: readonly TradeInStage[]): Journey {
  switch (event.type) {
    case 'wait':
      return { ...journey, part: 'waiting' };
    case 'not-resumed':
      return { ...journey, part: 'stages' };
    case 'purchase':
      return { ...journey, purchase: event.purchase };
    case 'learned':
      return withState(journey, event.state);
    case 'resumed': {
      const resumed = withState(journey, event.state);
      if (event.stage === null) return { ...resumed, part: 'resume' };
      return shown(resumed, event.stage, stages);
    }
    case 'saved': {
      const { car, ...others } = { ...journey.typed, [event.stage]: event.values };
      // What was typed about another car gives way to the one that belongs to the number plate.
      const isCarFound = event.stage === 'plate' && event.state.vehicle !== null;
      const typed = isCarFound || car === undefined ? others : { ...others, car };
      return shown({ ...withState(journey, event.state), typed }, stageAfter(event.stage, stages), stages);
    }
    case 'sent':
      return { ...withState(journey, event.state), part: 'done', moves: journey.moves + 1 };
    case 'went':
      return { ...shown(journey, event.to, stages), refused: refusedBy(event.errors ?? []) };
  }
}

function refusedBy(errors: readonly FieldError[]): RefusedStage | null {
  if (errors.length === 0) return null;
  return {
    status: 'error',
    error: Object.fromEntries(errors.map(({ field, message }) => [field, [message]])),
  };
}

function withState(journey: Journey, state: TradeInState): Journey {
  return { ...journey, state, purchase: state.purchase ?? journey.purchase };
}

function shown(journey: Journey, wanted: TradeInStage, stages: readonly TradeInStage[]): Journey {
  const stage = reachedStage(wanted, journey.state, stages);
  return { ...journey, part: 'stages', stage, refused: null, moves: journey.moves + 1 };
}

/** Shoppers go no further than what they have told allows; once begun, to the car at least. */
export function reachedStage(
  wanted: TradeInStage,
  state: TradeInState | null,
  stages: readonly TradeInStage[],
): TradeInStage {
  if (state === null) return 'plate';
  const furthest = Math.max(1, stages.indexOf(openStage(state, stages)));
  return stages[Math.min(Math.max(0, stages.indexOf(wanted)), furthest)] ?? 'plate';
}
