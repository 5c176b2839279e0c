import * as v from 'valibot';
import { type Outcome, outcomeOf } from '../../../forms/outcome.ts';
import type { FormValues } from '../../../forms/read-form.ts';
import { askFunction } from '../../../forms/send.api.ts';
import {
  forgetStored,
  readStored,
  type Shelf,
  type Stored,
  writeStored,
} from '../../../ui/stored-value.store.ts';
import { readPlate } from '../number-plate.ts';
import { type Purchase, purchaseSchema, type TradeInState, tradeInStateSchema } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';

/** `token` opens the trade-in: nothing of it but this stays on the device. */
const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/));
const stored: Stored<string | null> = { key: 'trade-in', version: 1, schema: tokenSchema, empty: null };

export function keptToken(shelf?: Shelf | null): string | null {
  return readStored(stored, shelf);
}

export function keepToken(token: string | null, shelf?: Shelf | null): void {
  if (token === null) forgetStored(stored, shelf);
  else writeStored(stored, token, shelf);
}

/** The token of the shopper's own link, `/trade-in#t=…`: after `#`, so that no log and no other site learns it. */
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
  /** As it is stored now; null where the function does not say. */
  readonly state: Saved | null;
}

interface Answers {
  readonly stage: TradeInStage;
  readonly values: FormValues;
  /** The idempotency key of a new trade-in. */
  readonly key: string;
}

interface SessionOptions {
  readonly stages: readonly TradeInStage[];
  /** Id or slug of the vehicle that is bought; `''` for none. */
  readonly carId: string;
  readonly token: string | null;
  /** What the fields of an earlier stage held when it was sent. */
  readonly sent: (stage: TradeInStage, state: TradeInState) => FormValues;
  readonly keep: (token: string | null) => void;
  readonly request?: typeof fetch;
}

/** One trade-in at the functions: begun once, changed stage by stage, sent once. */
export class TradeInSession {
  readonly #options: SessionOptions;
  token: string | null;
  /** As the function last said it; null before anything is begun. */
  state: TradeInState | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.token = options.token;
  }

  /** Asks where the trade-in stands; a token that nobody knows is forgotten. */
  async resume(): Promise<TradeInReply> {
    const reply = await this.#ask('GET', '');
    if (isUnknown(reply)) this.#keep(null);
    return reply;
  }

  /** Saves a stage. If the trade-in has expired, a new one is begun and the earlier stages are saved again. */
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
    const valuesOf = (one: TradeInStage) =>
      one === stage ? values : before === null ? {} : sent(one, before);
    const { rego = '', regoState = '' } = valuesOf('plate');
    const body = { rego, regoState, car_id: carId, idempotency_key: key };
    let reply = this.#learn(await askTradeIn('POST', '/api/trade-in', body, request));
    if (reply.outcome.kind !== 'sent') return reply;
    this.#keep(reply.state?.token ?? null);
    // A first try under the same key may have begun it with another plate.
    const isAsTyped = rego === '' || reply.state?.rego === readPlate(String(rego));
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

/** The vehicle that is to be bought; `gone` when it is not for sale, null when nobody can say. */
export async function askPurchase(carId: string): Promise<Purchase | 'gone' | null> {
  const path = `/api/trade-in/purchase?${new URLSearchParams({ car_id: carId })}`;
  const answer = await askFunction(path, { method: 'GET' });
  if (answer?.status === 404) return 'gone';
  const purchase = v.safeParse(purchaseSchema, answer?.body);
  return answer?.isOk && purchase.success ? purchase.output : null;
}

/** "valuation result plus column_name 'valuation'; success or failure logged" (leads and dealer §7, §8). */
export async function saveValuation(
  { valuation, offer_price: offer }: Pick<TradeInState, 'valuation' | 'offer_price'>,
  /** Of the trade-in: a page that is reloaded saves nothing again. */
  token: string,
  failure: string,
): Promise<void> {
  const body = { column_name: 'valuation', ...valuation, offer };
  const headers = { 'Idempotency-Key': token };
  const answer = await askFunction('/api/miscellaneous', { method: 'POST', headers, body });
  if (!answer?.isOk) console.error(failure);
}
