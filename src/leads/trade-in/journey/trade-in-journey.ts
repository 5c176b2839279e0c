import type { NestedValues } from '../../../forms/form-values.ts';
import type { FormValues } from '../../../forms/read-form.ts';
import type { FieldError } from '../../../ui/field-error.ts';
import { openStage } from '../open-stage.ts';
import type { Purchase, TradeInState } from '../trade-in.schema.ts';
import { stageAfter, type TradeInStage } from '../trade-in-stages.ts';

/** Errors of a refused stage, in Conform's format. */
export interface RefusedStage {
  readonly status: 'error';
  readonly error: Record<string, string[]>;
  /** Values posted without JavaScript. */
  readonly initialValue?: NestedValues;
}

/** The state of the trade-in screen. */
export interface Journey {
  /** `waiting`: asking the server for an earlier trade-in. `resume`: one exists and can be continued. */
  readonly part: 'stages' | 'waiting' | 'resume' | 'done';
  readonly stage: TradeInStage;
  /** Last state returned by the function; null before the start. */
  readonly state: TradeInState | null;
  /** The vehicle to buy; `gone` if it is no longer for sale, null if none. */
  readonly purchase: Purchase | 'gone' | null;
  /** Values sent during this visit, as typed. */
  readonly typed: Readonly<Partial<Record<TradeInStage, FormValues>>>;
  /** Errors that belong to the visible stage although another one was sent; null if none. */
  readonly refused: RefusedStage | null;
  /** Number of stage changes; from 1 on, the new heading takes the focus. */
  readonly moves: number;
}

export type JourneyEvent =
  | { readonly type: 'wait' }
  | { readonly type: 'not-resumed' }
  /** `stage` comes from the history entry to which the browser navigated. */
  | { readonly type: 'resumed'; readonly state: TradeInState; readonly stage: TradeInStage | null }
  | {
      readonly type: 'saved';
      readonly stage: TradeInStage;
      readonly values: FormValues;
      readonly state: TradeInState;
    }
  | { readonly type: 'sent'; readonly state: TradeInState }
  /** Updates the state (and so the estimate) without changing the stage. */
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

/** Reducer of the journey. `stages` are those enabled by the dealer. */
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
      // A car found by its number plate replaces what was typed about another car.
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

/** Limits navigation to the stages that the given answers allow; once started, the car stage is always allowed. */
export function reachedStage(
  wanted: TradeInStage,
  state: TradeInState | null,
  stages: readonly TradeInStage[],
): TradeInStage {
  if (state === null) return 'plate';
  const furthest = Math.max(1, stages.indexOf(openStage(state, stages)));
  return stages[Math.min(Math.max(0, stages.indexOf(wanted)), furthest)] ?? 'plate';
}
