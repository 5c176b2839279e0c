import { describe, expect, it } from 'vitest';
import { type Verified, verify } from './verify.api.ts';

const asked = { phone: '0412345678', code: '123456' };
const replying = (status: number, body: unknown) => async () => Response.json(body, { status });

describe('verifying a code', () => {
  it.each<[string, number, unknown, Verified]>([
    [
      'a new customer',
      200,
      { signed_in: true, user_id: '1', is_new: true },
      { kind: 'signed-in', isNew: true },
    ],
    [
      'a known one',
      200,
      { signed_in: true, user_id: '1', is_new: false },
      { kind: 'signed-in', isNew: false },
    ],
    ['a wrong code', 422, { detail: 'It is wrong.' }, { kind: 'refused', message: 'It is wrong.' }],
    ['too many tries', 429, { detail: 'Later.' }, { kind: 'too-many' }],
    ['a refusal without words', 422, {}, { kind: 'failed' }],
    ['a broken server', 500, { detail: 'Oh.' }, { kind: 'failed' }],
    ['a success without sense', 200, { ok: true }, { kind: 'failed' }],
    ['a success that says otherwise', 200, { signed_in: false }, { kind: 'failed' }],
  ])('%s', async (_, status, body, outcome) => {
    expect(await verify(asked, 1000, replying(status, body))).toEqual(outcome);
  });

  it('fails if there is no reply, or no JSON', async () => {
    expect(await verify(asked, 1000, () => Promise.reject(new TypeError('offline')))).toEqual({
      kind: 'failed',
    });
    expect(await verify(asked, 1000, async () => new Response('<html>'))).toEqual({ kind: 'failed' });
  });
});
