import { describe, expect, it } from 'vitest';
import { sendLead } from './send.api.ts';

const filledIn = { action: '/api/leads', key: 'a-key-of-one-form', values: { name: 'Ada' } };
const answers = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

describe('a sent form', () => {
  it('is JSON with an idempotency key', async () => {
    const requests: Request[] = [];
    await sendLead(filledIn, (path, options) => {
      requests.push(new Request(new URL(String(path), 'https://dealer.example'), options));
      return answers(201, '{"lead_id":"7"}')();
    });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('a-key-of-one-form');
    expect(await requests[0]?.json()).toEqual({ name: 'Ada' });
  });

  it.each([
    [201, '{"lead_id":"7","receipt":"/api/leads/abc"}', { kind: 'sent' }],
    [200, '{"lead_id":"7"}', { kind: 'sent' }],
    [200, '{}', { kind: 'unexpected' }],
    [200, '<h1>Welcome to this hotel</h1>', { kind: 'unexpected' }],
    [
      422,
      '{"detail":"No.","errors":[{"field":"phone","message":"Not a phone."}]}',
      { kind: 'refused', status: 422 },
    ],
    [409, '{"detail":"That time has just been taken."}', { kind: 'refused', status: 409 }],
    [413, '<h1>Too large</h1>', { kind: 'failed', detail: '' }],
    [429, '{"detail":"Please wait."}', { kind: 'failed', detail: 'Please wait.' }],
    [500, '{"detail":"An error occurred when submitting this form"}', { kind: 'failed' }],
    [502, 'Bad gateway', { kind: 'failed', detail: '' }],
  ])('that is answered with %i is %s', async (status, body, outcome) => {
    expect(await sendLead(filledIn, answers(status, body))).toMatchObject(outcome);
  });

  it('is not lost if there is no reply', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendLead(filledIn, offline)).toEqual({ kind: 'unreachable' });
  });
});
