import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { localService } from '../../ports/local-service.fixture.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { twilioMessages, twilioOf } from './twilio-messages.ts';

const message = {
  site: 'city-motors',
  dealer: 'City Motors',
  to: '0412345678',
  text: '123456 is your code for Böhm & Söhne.\n\n@www.citymotors.example #123456',
  code: '123456',
};

/**
 * An accepted message, as documented: https://www.twilio.com/docs/messaging/api/message-resource
 */
const taken = {
  account_sid: 'AC123',
  api_version: '2010-04-01',
  body: message.text,
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  num_segments: '1',
  sid: 'SM0a1b2c3d4e5f',
  status: 'queued',
  to: '+61412345678',
};
/** A refusal, as documented: https://www.twilio.com/docs/usage/twilios-response */
const refused = (status: number, code: number) => ({
  code,
  message: "The 'To' number +61412345678 is not a valid phone number.",
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

let provider: Awaited<ReturnType<typeof localService>>;
let answer: { status: number; body: string; headers?: Record<string, string> } | 'silence' = 'silence';

/** The requests that Twilio has received. */
const asked = () =>
  provider.asked.map(({ method, path, headers, body }) => ({
    ...{ method, path, type: headers['content-type'], authorization: headers.authorization },
    form: Object.fromEntries(new URLSearchParams(body)),
  }));

beforeAll(async () => {
  provider = await localService(() => answer);
});
afterAll(() => provider[Symbol.asyncDispose]());
beforeEach(() => {
  provider.asked.length = 0;
  answer = { status: 201, body: JSON.stringify(taken) };
});

const inTime = () => AbortSignal.timeout(5000);
const service = (sender: Parameters<typeof twilioMessages>[0]['sender'] = { from: '+61480000000' }) =>
  twilioMessages({ accountSid: 'AC123', authToken: 'secret', sender, url: provider.url });
const failureOf = async (signal = inTime()): Promise<unknown> =>
  service()
    .send(message, signal)
    .catch((error: unknown) => error);

describe('Twilio', () => {
  it('receives the message as a form, with the number in E.164, for the account', async () => {
    await service().send(message, inTime());
    expect(asked()).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC123/Messages.json',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        authorization: 'Basic QUMxMjM6c2VjcmV0',
        form: { To: '+61412345678', Body: message.text, From: '+61480000000' },
      },
    ]);
  });

  it('receives the messaging service instead of a sender', async () => {
    await service({ messagingServiceSid: 'MG9' }).send(message, inTime());
    expect(asked()[0]?.form).toEqual({
      To: '+61412345678',
      Body: message.text,
      MessagingServiceSid: 'MG9',
    });
  });

  it.each([21211, 21610, 21614])('rejects with UnreachablePhone for error code %i', async (code) => {
    answer = { status: 400, body: JSON.stringify(refused(400, code)) };
    expect(await failureOf()).toBeInstanceOf(UnreachablePhone);
  });

  it.each([
    ['is asked too often', 429, JSON.stringify(refused(429, 20429)), 'Twilio answered 429 (20429).'],
    ['does not know the account', 401, JSON.stringify(refused(401, 20003)), 'Twilio answered 401 (20003).'],
    ['is broken', 500, '', 'Twilio answered 500.'],
    ['is behind a broken proxy', 502, '<html>Bad gateway</html>', 'Twilio answered 502.'],
    ['answers no JSON', 201, '<html>', 'Twilio returned an unexpected reply.'],
    ['answers another shape', 200, '[]', 'Twilio returned an unexpected reply.'],
    [
      'could not send',
      201,
      JSON.stringify({ ...taken, status: 'failed' }),
      'Twilio could not send a message.',
    ],
  ])('that %s rejects without mentioning the phone', async (_, status, body, sentence) => {
    answer = { status, body };
    const error = await failureOf();
    expect(error).not.toBeInstanceOf(UnreachablePhone);
    expect(String(error)).toBe(`Error: ${sentence}`);
    expect(String(error instanceof Error && error.stack)).not.toMatch(/412345678|123456/);
    expect(asked()).toHaveLength(1);
  });

  it('is aborted by the signal when it does not answer', async () => {
    answer = 'silence';
    expect(await failureOf(AbortSignal.timeout(50))).toMatchObject({ name: 'TimeoutError' });
  });

  it('is not followed on a redirect, because the credentials are for this host only', async () => {
    answer = { status: 307, body: '', headers: { Location: `${provider.url}/elsewhere` } };
    expect(await failureOf()).toBeInstanceOf(TypeError);
    expect(asked()).toHaveLength(1);
  });
});

describe('the Twilio account in the environment', () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC123', TWILIO_AUTH_TOKEN: 'secret' };

  it('is used for sending; undefined when it is not set', async () => {
    const env = readEnv({ ...account, TWILIO_FROM: '+61480000000', TWILIO_URL: provider.url });
    await twilioOf(env)?.send(message, inTime());
    expect(asked()[0]?.form['From']).toBe('+61480000000');
    expect(twilioOf(readEnv({}))).toBeUndefined();
  });

  it.each([[{ TWILIO_ACCOUNT_SID: 'AC123' }], [account], [{ TWILIO_AUTH_TOKEN: 'secret' }]])(
    'is invalid for %j',
    (source) => {
      expect(() => readEnv(source)).toThrow(
        'TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN, and TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID.',
      );
    },
  );
});
