import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../forms/read-form.ts';
import { aTradeInState } from '../a-trade-in-state.fixture.ts';
import { type TradeInStage, tradeInStages } from '../trade-in-stages.ts';
import { linkOfToken, TradeInSession, tokenOfLink } from './trade-in.store.ts';

type Answer = { readonly status?: number; readonly body: unknown } | 'down';

const typed: Partial<Record<TradeInStage, FormValues>> = {
  plate: { rego: '123 ABC', regoState: 'QLD' },
  car: { make: 'Kia' },
  condition: { 'adjustmentAnswers.condition': 'good' },
  contact: { name: 'Ada' },
  offer: { offer_accepted: 'true' },
};

/** A session with a stubbed server that gives these answers in turn and repeats the last. */
function open(answers: readonly Answer[], token: string | null = null) {
  const asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const kept: (string | null)[] = [];
  const request = async (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 'down';
    asked.push({
      method: init.method ?? 'GET',
      path: String(path),
      body: JSON.parse(String(init.body ?? '{}')),
    });
    if (answer === 'down') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  const key = 'a-long-secret-key-1';
  const keep = (now: string | null) => kept.push(now);
  const sent = (stage: TradeInStage) => typed[stage] ?? {};
  const session = new TradeInSession({ stages: tradeInStages, carId: '7', token, sent, keep, request });
  return {
    session,
    asked,
    kept,
    send: (stage: TradeInStage) => session.send({ stage, values: typed[stage] ?? {}, key }),
  };
}

const state = aTradeInState();
const begun = { body: { token: 'token-12345', ...state } };
const saved = { body: state };
const unknown = { status: 404, body: { detail: 'There is no valuation at this address.' } };

describe('the link of a trade-in', () => {
  it('contains the token in its fragment', () => {
    const link = new URL(linkOfToken('abc_DEF-123', 'https://dealer.example'));
    expect(link.search).toBe('');
    expect(tokenOfLink(link.hash)).toBe('abc_DEF-123');
  });

  it.each(['', '#', '#t=', '#t=short', '#t=../../api/leads/x', '#other=abcdefghij'])(
    'with %j is rejected',
    (hash) => {
      expect(tokenOfLink(hash)).toBeNull();
    },
  );
});

describe('a trade-in in the browser', () => {
  it('is created with the number plate, the vehicle to be bought and an idempotency key', async () => {
    const { send, asked, kept, session } = open([begun]);
    expect(await send('plate')).toMatchObject({ outcome: { kind: 'sent' } });
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/api/trade-in',
        body: { rego: '123 ABC', regoState: 'QLD', car_id: '7', idempotency_key: 'a-long-secret-key-1' },
      },
    ]);
    expect(kept).toEqual(['token-12345']);
    expect(session.state?.rego).toBe('123ABC');
  });

  it('that was not received is created again with the same key', async () => {
    const { send, asked, session } = open(['down', begun]);
    expect(await send('plate')).toEqual({ outcome: { kind: 'unreachable' }, state: null });
    expect([session.token, session.state]).toEqual([null, null]);
    await send('plate');
    expect(asked.map(({ body }) => body['idempotency_key'])).toEqual([
      'a-long-secret-key-1',
      'a-long-secret-key-1',
    ]);
  });

  it('with a mistyped number plate can be corrected', async () => {
    const { send, asked } = open([{ body: { token: 'token-12345', ...state, rego: '123ABD' } }, saved]);
    await send('plate');
    expect(asked.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/trade-in/token-12345/details',
      body: { stage: 'plate', rego: '123 ABC' },
    });
  });

  it.each([
    ['car', 'PUT', 'details'],
    ['condition', 'POST', 'adjustments'],
    ['contact', 'PUT', 'details'],
    ['offer', 'POST', 'offer'],
  ] as const)('sends the step %s by %s to %s', async (stage, method, where) => {
    const { send, asked } = open([saved], 'token-12345');
    await send(stage);
    expect(asked).toMatchObject([{ method, path: `/api/trade-in/token-12345/${where}`, body: typed[stage] }]);
  });

  it('that has expired on the server is sent again step by step, without losing an answer', async () => {
    const { send, session, asked, kept } = open([saved, unknown, begun, saved], 'token-old-1');
    await session.resume();
    expect(await send('contact')).toMatchObject({ outcome: { kind: 'sent' } });
    expect(asked.slice(1).map(({ path }) => path)).toEqual([
      '/api/trade-in/token-old-1/details',
      '/api/trade-in',
      '/api/trade-in/token-12345/details',
      '/api/trade-in/token-12345/adjustments',
      '/api/trade-in/token-12345/details',
    ]);
    expect(asked[2]?.body['idempotency_key']).not.toBe('a-long-secret-key-1');
    expect(asked.at(-1)?.body).toMatchObject({ name: 'Ada' });
    expect(kept).toEqual([null, 'token-12345']);
  });

  it('is discarded if the server does not know it any more', async () => {
    const { session, kept } = open([unknown], 'token-old-1');
    await session.resume();
    expect(session.token).toBeNull();
    expect(kept).toEqual([null]);
  });

  it.each([
    ['down', 'unreachable'],
    [{ body: '<html>' }, 'failed'],
    [{ body: { valuation: 'nonsense' } }, 'failed'],
    [{ status: 429, body: { detail: 'Please wait.' } }, 'failed'],
    [{ status: 503, body: null }, 'failed'],
    [{ status: 422, body: { errors: [{ field: 'kms', message: 'No.' }] } }, 'refused'],
  ] satisfies [Answer, string][])('with the reply %j is kept unchanged (%s)', async (answer, kind) => {
    const { send, session, kept } = open([saved, answer], 'token-12345');
    await session.resume();
    expect((await send('car')).outcome.kind).toBe(kind);
    expect([session.token, session.state?.kms, kept]).toEqual(['token-12345', 50_000, []]);
  });

  it('takes the current estimate from a refusal', async () => {
    const changed = { status: 409, body: { detail: 'Changed.', ...state, offer_price: 19_000 } };
    const { send, session } = open([saved, changed], 'token-12345');
    await session.resume();
    expect(await send('offer')).toMatchObject({ outcome: { kind: 'refused', detail: 'Changed.' } });
    expect(session.state?.offer_price).toBe(19_000);
  });
});
