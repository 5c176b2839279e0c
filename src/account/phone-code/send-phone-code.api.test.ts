import { describe, expect, it } from 'vitest';
import { sendPhoneCode } from './send-phone-code.api.ts';

const asked = {
  ...{ phone: '0412345678', first_name: 'Ann', last_name: '', email: '', dealership_slug: '' },
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Stubs fetch with replies by path and returns the recorded requests. */
function server(answers: Readonly<Record<string, () => Promise<Response>>>) {
  const sent: [string, unknown][] = [];
  const request: typeof fetch = async (path, init) => {
    sent.push([String(path), JSON.parse(String(init?.body))]);
    const answer = answers[String(path)];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    ]);
  };
  return { sent, request };
}

const allowed = { '/api/rate-limit': async () => json(200, { allowed: true }) };
const code = (status: number, body: unknown) => ({
  ...allowed,
  '/api/account/code': async () => json(status, body),
});
const silence = { kind: 'failed', detail: '', isOfPhone: false };

describe('requesting a code for a phone', () => {
  it('checks whether it is allowed, with the names in the form', async () => {
    const { sent, request } = server(code(200, { sent: true }));
    expect(await sendPhoneCode(asked, 1000, request)).toEqual({ kind: 'sent' });
    expect(sent).toEqual([
      ['/api/rate-limit', { phone: '0412345678' }],
      ['/api/account/code', asked],
    ]);
  });

  it.each([429, 404, 500])('is stopped if that check is answered with %d', async (status) => {
    const { sent, request } = server({ '/api/rate-limit': async () => json(status, {}) });
    expect(await sendPhoneCode(asked, 1000, request)).toEqual({ kind: 'too-many' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['in its words', 503, { detail: 'Later.' }, { ...silence, detail: 'Later.' }],
    ['without words', 500, [], silence],
    [
      'because of the number',
      422,
      { detail: 'No.', errors: [{ field: 'phone' }] },
      { ...silence, detail: 'No.', isOfPhone: true },
    ],
  ])('may be refused %s', async (_, status, body, outcome) => {
    expect(await sendPhoneCode(asked, 1000, server(code(status, body)).request)).toEqual(outcome);
  });

  it('fails while offline, or after a timeout', async () => {
    expect(await sendPhoneCode(asked, 1000, server({}).request)).toEqual(silence);
    const never = { ...allowed, '/api/account/code': () => new Promise<never>(() => {}) };
    expect(await sendPhoneCode(asked, 5, server(never).request)).toEqual(silence);
  });
});
