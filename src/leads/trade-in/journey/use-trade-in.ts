import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { FormValues } from '../../../forms/read-form.ts';
import type { Outcome } from '../../../forms/sending/outcome.ts';
import { forgetDraft } from '../../../forms/use-draft.ts';
import type { FieldError } from '../../../ui/field-error.ts';
import { visitSoFar } from '../../sending/visit.store.ts';
import { tellLeadSent, thanksAfter } from '../../success/sent-lead.store.ts';
import { openStage } from '../open-stage.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import { stageAfter, type TradeInStage, tradeInStages } from '../trade-in-stages.ts';
import { stagedValue } from '../trade-in-values.ts';
import {
  askPurchase,
  keepToken,
  keptToken,
  linkOfToken,
  sendValuation,
  TradeInSession,
  tokenOfLink,
} from './trade-in.store.ts';
import { stageOfField, type TradeInFacts } from './trade-in-facts.ts';
import { type Journey, newJourney, nextJourney } from './trade-in-journey.ts';

export const stageDraft = (stage: TradeInStage) => `trade-in:${stage}`;

export interface TradeInControls {
  readonly send: (stage: TradeInStage, values: FormValues, key: string) => Promise<Outcome>;
  readonly go: (stage: TradeInStage) => void;
  readonly back: () => void;
  /** Continues an earlier trade-in at its first incomplete stage. */
  readonly goOn: () => void;
  readonly startAgain: () => void;
  /** The shopper's private link; null before the start. */
  readonly link: () => string | null;
}

/** The device's trade-in: sends stages, resumes, and keeps the browser history in step. */
export function useTradeIn(
  facts: TradeInFacts,
  isPurchase: boolean,
): { journey: Journey; host: RefObject<HTMLDivElement | null>; controls: TradeInControls } {
  const { stages } = facts;
  const host = useRef<HTMLDivElement>(null);
  const [journey, dispatch] = useReducer(
    (before: Journey, event: Parameters<typeof nextJourney>[1]) => nextJourney(before, event, stages),
    newJourney,
  );
  const opened = useRef<TradeInSession>(null);
  const session = () => {
    opened.current ??= new TradeInSession({
      stages,
      carId: carIdOfPage(),
      token: tokenOfLink(location.hash) ?? keptToken(),
      sent: (stage, state) =>
        Object.fromEntries(facts.fields[stage].map(({ name }) => [name, stagedValue(state, name)])),
      keep: keepToken,
    });
    return opened.current;
  };

  const go = (to: TradeInStage, errors: readonly FieldError[] = []) => {
    pushStage(to);
    dispatch({ type: 'went', to, errors });
  };
  const finish = (state: TradeInState, receipt: string | null) => {
    forgetTradeIn();
    const fields = { form: 'trade-in', car_slug: state.purchase?.slug ?? '' };
    const reply = { ...state, lead_id: state.lead_id ?? '', receipt: receipt ?? undefined };
    const isAnnounced = receipt !== null && host.current && tellLeadSent(host.current, fields, reply);
    if (isAnnounced) return location.assign(thanksAfter(fields, reply));
    dispatch({ type: 'sent', state });
  };
  const resume = async (isLinked: boolean) => {
    const { outcome, state } = await session().resume();
    if (outcome.kind !== 'sent' || state === null) return dispatch({ type: 'not-resumed' });
    if (state.form_completed) return finish(state, null);
    const stage = stageIn(history.state) ?? (isLinked ? openStage(state, stages) : null);
    if (isLinked && stageIn(history.state) === null && stage !== null) pushStage(stage);
    dispatch({ type: 'resumed', state, stage });
  };
  const send = async (stage: TradeInStage, values: FormValues, key: string): Promise<Outcome> => {
    const answers = { stage, values: withDecision(stage, values), key };
    const { outcome, state } = await session().send(answers);
    if (outcome.kind === 'sent' && state !== null) {
      // Removes the draft about another car.
      if (stage === 'plate' && state.vehicle !== null) forgetDraft(stageDraft('car'));
      if (stage === 'offer' || state.form_completed) finish(state, state.receipt);
      else {
        pushStage(stageAfter(stage, stages));
        dispatch({ type: 'saved', stage, values, state });
      }
    }
    if (outcome.kind !== 'refused') return outcome;
    if (state !== null) dispatch({ type: 'learned', state });
    // 409: it was sent from another window.
    else if (outcome.status === 409) await resume(false);
    const owner = stageOfField([outcome.errors[0]?.field ?? ''], facts);
    if (owner !== undefined && owner !== stage) go(owner, outcome.errors);
    return outcome;
  };

  const arrive = useEffectEvent(async () => {
    const linked = tokenOfLink(location.hash);
    const { token } = session();
    if (linked !== null) {
      keepToken(linked);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    if (isPurchase && carIdOfPage() !== '')
      void askPurchase(carIdOfPage()).then(
        (purchase) => purchase && dispatch({ type: 'purchase', purchase }),
      );
    if (token === null) return;
    dispatch({ type: 'wait' });
    await resume(linked !== null);
  });
  // A layout effect, so that the first stage does not flash up before an earlier trade-in is resumed.
  useLayoutEffect(() => void arrive(), []);
  useEffect(() => {
    const onReturn = ({ state }: PopStateEvent) => dispatch({ type: 'went', to: stageIn(state) ?? 'plate' });
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);
  useSavedValuation(journey, facts, () => session().token);

  const controls: TradeInControls = {
    send,
    go,
    back: () => {
      if (depth() > 0) history.back();
      else dispatch({ type: 'went', to: stages[stages.indexOf(journey.stage) - 1] ?? 'plate' });
    },
    goOn: () => go(journey.state === null ? 'plate' : openStage(journey.state, stages)),
    // Reloads the page, so that no state of the other trade-in remains.
    startAgain: () => {
      forgetTradeIn();
      location.replace(location.pathname + location.search);
    },
    link: () => {
      const { token } = session();
      return token === null ? null : linkOfToken(token, location.origin);
    },
  };
  return { journey, host, controls };
}

/** Saves the valuation once when it is shown: "valuation result" (leads and dealer §7). */
function useSavedValuation(
  { part, stage, state }: Journey,
  { texts: { saveFailed } }: TradeInFacts,
  token: () => string | null,
): void {
  const saved = useRef('');
  const isShown = part === 'stages' && stage === 'offer' && state !== null && state.valuation !== null;
  const shownOffer = isShown ? JSON.stringify([state.valuation, state.offer_price]) : '';
  const save = useEffectEvent(() => {
    const key = token();
    if (state !== null && key !== null && saveFailed !== null) void sendValuation(state, key, saveFailed);
  });
  useEffect(() => {
    if (shownOffer === '' || shownOffer === saved.current) return;
    saved.current = shownOffer;
    save();
  }, [shownOffer]);
}

function forgetTradeIn(): void {
  keepToken(null);
  for (const stage of tradeInStages) forgetDraft(stageDraft(stage));
}

/** Id or slug of the vehicle in the page's address; `''` if none. */
function carIdOfPage(): string {
  return new URLSearchParams(location.search).get('car_id') ?? '';
}

/** The stage stored in a history entry; null for foreign entries. */
function stageIn(entry: unknown): TradeInStage | null {
  if (typeof entry !== 'object' || entry === null || !('tradeIn' in entry)) return null;
  return tradeInStages.find((stage) => stage === entry.tradeIn) ?? null;
}

/** The number of stage entries before the current history entry. */
function depth(): number {
  const entry: unknown = history.state;
  const is = typeof entry === 'object' && entry !== null && 'depth' in entry ? Number(entry.depth) : 0;
  return Number.isInteger(is) ? is : 0;
}

function pushStage(stage: TradeInStage): void {
  history.pushState({ tradeIn: stage, depth: depth() + 1 }, '');
}

/** The offer stage becomes the lead, so it carries the attributes of every lead. */
function withDecision(stage: TradeInStage, values: FormValues): FormValues {
  if (stage !== 'offer') return values;
  const visit = { url: location.pathname, lead_attributes: JSON.stringify(visitSoFar()) };
  return { offer_accepted: 'false', ...values, ...visit };
}
