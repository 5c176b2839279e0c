import * as v from 'valibot';
import type { FormValues } from '../../../forms/read-form.ts';
import { type Outcome, outcomeOf } from '../../../forms/sending/outcome.ts';
import { askFunction } from '../../../forms/sending/send.api.ts';
import {
  forgetStored,
  readStored,
  type Stored,
  writeStored,
} from '../../../ui/storage/stored-value.store.ts';
import { readNumberPlate } from '../number-plate.ts';
import { type Purchase, purchaseSchema, type TradeInState, tradeInStateSchema } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';

/** `token` gives access to the trade-in; nothing else of it is stored on the device. */
const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/));
const stored: Stored<string | null> = { key: 'trade-in', version: 1, schema: tokenSchema, empty: null };

export function keptToken(): string | null {
  return readStored(stored);
}

export function keepToken(token: string | null): void {
  if (token === null) forgetStored(stored);
  else writeStored(stored, token);
}

/**
 * Reads the token from the private link `/trade-in#t=…`. It is in the fragment so that it reaches no log and no other
 * site.
 */
export function tokenOfLink(hash: string): string | null {
  const token = v.safeParse(tokenSchema, new URLSearchParams(hash.slice(1)).get('t'));
  return token.success ? token.output : null;
}

export function linkOfToken(token: string, origin: string): string {
  return `${origin}/trade-in#${new URLSearchParams({ t: token })}`;
}

const replySchema = v.object({
  ...tradeInStateSchema.entries,
  token: v.optional(v.string()),
  receipt: v.optional(v.nullable(v.string()), null),
});

type Saved = v.InferOutput<typeof replySchema>;

export interface TradeInReply {
  readonly outcome: Outcome;
  /** Current state; null if the function returned none. */
  readonly state: Saved | null;
}

interface Answers {
  readonly stage: TradeInStage;
  readonly values: FormValues;
  /** Idempotency key of a new trade-in. */
  readonly key: string;
}

interface SessionOptions {
  readonly stages: readonly TradeInStage[];
  /** Id or slug of the vehicle to buy; `''` if none. */
  readonly carId: string;
  readonly token: string | null;
  /** Returns the values with which an earlier stage was sent. */
  readonly sent: (stage: TradeInStage, state: TradeInState) => FormValues;
  readonly keep: (token: string | null) => void;
  readonly request?: typeof fetch;
}

/** Client of the trade-in functions for one trade-in: start once, save stage by stage, send once. */
export class TradeInSession {
  readonly #options: SessionOptions;
  token: string | null;
  /** Last state returned by the function; null before the start. */
  state: TradeInState | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.token = options.token;
  }

  /** Loads the current state. An unknown token is deleted. */
  async resume(): Promise<TradeInReply> {
    const reply = await this.#ask('GET', '');
    if (isUnknown(reply)) this.#keep(null);
    return reply;
  }

  /** Saves a stage. If the trade-in has expired, starts a new one and saves the earlier stages again. */
  async send(answers: Answers): Promise<TradeInReply> {
    if (this.token === null) return this.#begin(answers);
    const reply = await this.#save(answers.stage, answers.values);
    if (!isUnknown(reply)) return reply;
    this.#keep(null);
    return this.#begin({ ...answers, key: crypto.randomUUID() });
  }

  async #begin({ stage, values, key }: Answers): Promise<TradeInReply> {
    const { stages, carId, sent, request } = this.#options;
    const before = this.state;
    const valuesOf = (one: TradeInStage) => {
      if (one === stage) return values;
      return before === null ? {} : sent(one, before);
    };
    const { rego = '', regoState = '' } = valuesOf('plate');
    const body = { rego, regoState, car_id: carId, idempotency_key: key };
    let reply = this.#learn(await askTradeIn('POST', '/api/trade-in', body, request));
    if (reply.outcome.kind !== 'sent') return reply;
    this.#keep(reply.state?.token ?? null);
    // An earlier attempt with the same idempotency key may have started it with another plate.
    const isAsTyped = rego === '' || reply.state?.rego === readNumberPlate(String(rego));
    for (const one of stages.slice(isAsTyped ? 1 : 0, stages.indexOf(stage) + 1)) {
      reply = await this.#save(one, valuesOf(one));
      if (reply.outcome.kind !== 'sent') return reply;
    }
    return reply;
  }

  async #save(stage: TradeInStage, values: FormValues): Promise<TradeInReply> {
    if (stage === 'offer') return this.#ask('POST', '/offer', values);
    if (stage === 'condition') return this.#ask('POST', '/adjustments', values);
    return this.#ask('PUT', '/details', { ...values, stage });
  }

  async #ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: FormValues): Promise<TradeInReply> {
    const { request } = this.#options;
    return this.#learn(await askTradeIn(method, `/api/trade-in/${this.token}${path}`, body, request));
  }

  #learn(reply: TradeInReply): TradeInReply {
    this.state = reply.state ?? this.state;
    return reply;
  }

  #keep(token: string | null): void {
    this.token = token;
    this.#options.keep(token);
  }
}

function isUnknown({ outcome }: TradeInReply): boolean {
  return outcome.kind === 'refused' && outcome.status === 404;
}

async function askTradeIn(
  method: string,
  path: string,
  body: FormValues | undefined,
  request?: typeof fetch,
): Promise<TradeInReply> {
  const answer = await askFunction(path, { method, body }, request);
  if (answer === null) return { outcome: { kind: 'unreachable' }, state: null };
  const read = v.safeParse(replySchema, answer.body);
  const state = read.success ? read.output : null;
  if (!answer.isOk) return { outcome: outcomeOf(false, answer.status, answer.body), state };
  if (state === null) return { outcome: { kind: 'failed', detail: '', stored: null }, state };
  return { outcome: { kind: 'sent', reply: { lead_id: state.lead_id ?? '' } }, state };
}

/** The vehicle to buy; `gone` if it is not for sale, null if the request failed. */
export async function askPurchase(carId: string): Promise<Purchase | 'gone' | null> {
  const path = `/api/trade-in/purchase?${new URLSearchParams({ car_id: carId })}`;
  const answer = await askFunction(path, { method: 'GET' });
  if (answer?.status === 404) return 'gone';
  const purchase = v.safeParse(purchaseSchema, answer?.body);
  return answer?.isOk && purchase.success ? purchase.output : null;
}

/** "valuation result plus column_name 'valuation' … success or failure logged" (leads and dealer §7, §8). */
export async function sendValuation(
  { valuation, offer_price: offer }: Pick<TradeInState, 'valuation' | 'offer_price'>,
  /** Token of the trade-in, so that reloading the page does not save again. */
  token: string,
  failure: string,
): Promise<void> {
  const body = { column_name: 'valuation', ...valuation, offer };
  const headers = { 'Idempotency-Key': token };
  const answer = await askFunction('/api/miscellaneous', { method: 'POST', headers, body });
  if (!answer?.isOk) console.error(failure);
}
