import type { FormValues } from '../../../forms/read-form.ts';
import { readPlate } from '../number-plate.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import { askTradeIn, type TradeInReply } from './trade-in-server.client.ts';

/** What the fields of a stage hold now. */
export type Answers = (stage: TradeInStage) => FormValues;

interface Begun {
  readonly stages: readonly TradeInStage[];
  /** Id or slug of the vehicle that is to be bought; `''` for none. */
  readonly carId: string;
  readonly token: string | null;
  /** From it a retry gets the same trade-in again. */
  readonly key: string;
  /** The shopper's trade-in has another token now; null: none. */
  readonly keep: (token: string | null) => void;
  readonly request?: typeof fetch;
}

/** One trade-in at the dealer's: begun once, changed stage by stage, sent once. */
export class TradeInSession {
  readonly #begun: Begun;
  #token: string | null;
  #key: string;
  /** As the dealer's server last said it; null before anything is begun. */
  state: TradeInState | null = null;

  constructor(begun: Begun) {
    this.#begun = begun;
    this.#token = begun.token;
    this.#key = begun.key;
  }

  get token(): string | null {
    return this.#token;
  }

  get key(): string {
    return this.#key;
  }

  /** Where it stands; nobody's trade-in is forgotten. */
  async resume(): Promise<TradeInReply> {
    const reply = await this.#ask('GET', '');
    if (isUnknown(reply)) this.#setToken(null);
    return reply;
  }

  /** Saves a stage. Of a trade-in that is too old to be there the stages before it are saved again, in a new one. */
  async send(stage: TradeInStage, answers: Answers): Promise<TradeInReply> {
    if (this.#token === null) return this.#begin(stage, answers);
    const reply = await this.#save(stage, answers(stage));
    if (!isUnknown(reply)) return reply;
    this.#setToken(null);
    this.#key = crypto.randomUUID();
    return this.#begin(stage, answers);
  }

  async #begin(stage: TradeInStage, answers: Answers): Promise<TradeInReply> {
    const { rego = '', regoState = '' } = answers('plate');
    const { request, carId } = this.#begun;
    const body = { rego, regoState, car_id: carId, idempotency_key: this.#key };
    const begun = this.#learn(await askTradeIn({ method: 'POST', path: '/api/trade-in', body }, request));
    if (begun.kind !== 'state') return begun;
    this.#setToken(begun.state.token ?? null);
    // An earlier try may have begun it with a plate that was mistyped.
    const isAsTyped = begun.state.rego === readPlate(String(rego));
    let reply: TradeInReply = begun;
    for (const one of this.#upTo(stage)) {
      if (one === 'plate' && (isAsTyped || rego === '')) continue;
      reply = await this.#save(one, answers(one));
      if (reply.kind !== 'state') return reply;
    }
    return reply;
  }

  #upTo(stage: TradeInStage): readonly TradeInStage[] {
    const { stages } = this.#begun;
    return stages.slice(0, stages.indexOf(stage) + 1);
  }

  async #save(stage: TradeInStage, values: FormValues): Promise<TradeInReply> {
    if (stage === 'offer') return this.#ask('POST', '/offer', values);
    if (stage === 'condition') return this.#ask('POST', '/adjustments', values);
    return this.#ask('PUT', '/details', { ...values, stage });
  }

  async #ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: FormValues): Promise<TradeInReply> {
    const asked = { method, path: `/api/trade-in/${this.#token}${path}`, ...(body && { body }) };
    return this.#learn(await askTradeIn(asked, this.#begun.request));
  }

  #learn(reply: TradeInReply): TradeInReply {
    if (reply.kind === 'state') this.state = reply.state;
    else if (reply.kind === 'refused' && reply.state !== null) this.state = reply.state;
    return reply;
  }

  #setToken(token: string | null): void {
    this.#token = token;
    this.#begun.keep(token);
  }
}

function isUnknown(reply: TradeInReply): boolean {
  return reply.kind === 'refused' && reply.status === 404;
}
