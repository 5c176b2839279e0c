import { describe, expect, it } from 'vitest';
import { anOutbox, settingsWith } from '#tests/fixtures/leads/an-outbox.ts';
import { resendMail } from './resend-mail.ts';
import { aReceiver, type Received } from './webhook/receiver.fixture.ts';

const toCrm = settingsWith({ name: 'crm-mail', kind: 'email', to: 'leads@crm.example' });
const from = 'City Motors <leads@mail.example>';

/**
 * Answers as documented: checks the key, returns an id, and the same id for the same
 * Idempotency-Key.
 */
async function aResend() {
  const sent = new Map<string, { id: string; message: unknown }>();
  const react = ({ path, headers, body }: Received) => {
    const json = (status: number, reply: unknown, more = {}) => ({
      status,
      headers: { 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(reply),
    });
    if (path !== '/emails')
      return json(404, { statusCode: 404, name: 'not_found', message: 'No such path.' });
    if (headers.authorization !== 'Bearer re_123') {
      return json(403, { statusCode: 403, name: 'invalid_api_key', message: 'API key is invalid.' });
    }
    const key = String(headers['idempotency-key']);
    const before = sent.get(key) ?? { id: `mail-${sent.size + 1}`, message: JSON.parse(body) };
    sent.set(key, before);
    return json(200, { id: before.id });
  };
  const server = await aReceiver(react);
  return { ...server, sent, react };
}

describe('an e-mail', () => {
  it('contains ADF as its plain text', async () => {
    await using resend = await aResend();
    await using outbox = await anOutbox(toCrm, {
      mail: resendMail({ url: resend.url, key: 're_123', from }),
    });
    await outbox.store();
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
    const [one] = resend.sent.values();
    expect(one?.message).toEqual({
      from,
      to: ['leads@crm.example'],
      subject: expect.stringContaining('General Enquiry'),
      reply_to: 'ada@example.com',
      text: expect.stringMatching(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>/),
    });
  });

  it('names no address for replies that a mail service may refuse', async () => {
    await using resend = await aResend();
    await using outbox = await anOutbox(toCrm, {
      mail: resendMail({ url: resend.url, key: 're_123', from }),
    });
    await outbox.store({ fields: { name: '李', email: '李@例子.example' } });
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
    const [one] = resend.sent.values();
    expect(one?.message).not.toHaveProperty('reply_to');
  });

  it('has its own headers', async () => {
    await using resend = await aResend();
    const headers = { 'List-Unsubscribe': '<https://dealer.example/stop>' };
    const message = { to: ['ana@example.com'], subject: 'News', text: 'It is less.', headers, key: 'one' };
    const mail = resendMail({ url: resend.url, key: 're_123', from });
    await mail.send(message, AbortSignal.timeout(5000));
    const [one] = resend.sent.values();
    expect(one?.message).toMatchObject({ from, to: ['ana@example.com'], headers });
  });

  it('is sent once although the reply was lost', async () => {
    await using resend = await aResend();
    await using outbox = await anOutbox(toCrm, {
      mail: resendMail({ url: resend.url, key: 're_123', from }),
    });
    await outbox.store();
    resend.answer((received) => {
      resend.react(received);
      return 'hang-up';
    });
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 1 });
    resend.answer(resend.react);
    outbox.wait(60_000);
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
    expect(resend.received).toHaveLength(2);
    expect(resend.sent.size).toBe(1);
  });

  it('is sent again on each replay', async () => {
    await using resend = await aResend();
    await using outbox = await anOutbox(toCrm, {
      mail: resendMail({ url: resend.url, key: 're_123', from }),
    });
    await outbox.store();
    await outbox.deliver();
    for (const times of [2, 3]) {
      outbox.wait(60_000);
      await outbox.database.execute({ sql: "UPDATE lead_deliveries SET state = 'waiting'" });
      expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
      expect(resend.sent.size).toBe(times);
    }
    expect(JSON.stringify([...resend.sent.values()][2])).toContain('resend');
  });

  it.each([
    ['a wrong key', 'wrong', () => null, 'It answered 403.'],
    [
      'too much at once',
      're_123',
      () => ({ status: 429, headers: { 'Retry-After': '2' }, body: '{"name":"rate_limit_exceeded"}' }),
      'It answered 429.',
    ],
    ['a page in its place', 're_123', () => ({ body: '<html>' }), /without a message id/],
    ['an answer without an id', 're_123', () => ({ body: '{}' }), /without a message id/],
    ['silence', 're_123', () => 'silence' as const, 'It did not answer in time.'],
  ])('with %s is retried', async (_, key, react, error) => {
    await using resend = await aResend();
    if (react() !== null) resend.answer((received) => react() ?? resend.react(received));
    await using outbox = await anOutbox(toCrm, {
      mail: resendMail({ url: resend.url, key, from }),
      times: react() === 'silence' ? { timeout: 200 } : {},
    });
    await outbox.store();
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 1 });
    const [delivery] = await outbox.deliveries();
    expect(delivery).toMatchObject({ state: 'waiting' });
    expect(delivery?.['error']).toMatch(error);
  });

  it('without an account rejects with what is missing', async () => {
    await using outbox = await anOutbox(toCrm);
    await outbox.store();
    await outbox.deliver();
    expect(await outbox.deliveries()).toMatchObject([{ error: 'MAIL_KEY and MAIL_FROM are not set.' }]);
  });
});
