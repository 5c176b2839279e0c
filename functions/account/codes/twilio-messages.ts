import * as v from 'valibot';
import type { Env } from '../../env.ts';
import { type TextMessages, UnreachablePhone } from '../../ports/text-messages.ts';

interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** Twilio requires either a sender (an E.164 number or a sender name) or a messaging service. */
  readonly sender: { readonly from: string } | { readonly messagingServiceSid: string };
  /** Without a trailing slash. */
  readonly url: string;
}

const TWILIO_URL = 'https://api.twilio.com';

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
const messageSchema = v.object({
  sid: v.pipe(v.string(), v.minLength(1)),
  status: v.string(),
});
const refusalSchema = v.object({ code: v.number() });

/**
 * The phone cannot receive messages: invalid or no mobile number, unsupported country, or opted out
 * with STOP.
 * @see https://www.twilio.com/docs/api/errors
 */
const unreachableCodes: readonly number[] = [21211, 21214, 21217, 21408, 21610, 21612, 21614];

/**
 * Sends text messages with Twilio, without retries: Twilio would send a retried message twice, and
 * the shopper can request another code.
 */
export function twilioMessages({ accountSid, authToken, sender, url }: TwilioAccount): TextMessages {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const from: Record<string, string> =
    'from' in sender ? { From: sender.from } : { MessagingServiceSid: sender.messagingServiceSid };
  return {
    send: async ({ to, text }, signal) => {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { Accept: 'application/json', Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
        body: new URLSearchParams({ To: internationalNumber(to), Body: text, ...from }),
        redirect: 'error',
        signal,
      });
      if (!reply.ok) throw await refusal(reply);
      const message = v.safeParse(messageSchema, await jsonOf(reply));
      if (!message.success) throw new Error('Twilio returned an unexpected reply.');
      const { status } = message.output;
      if (status === 'failed' || status === 'undelivered')
        throw new Error('Twilio could not send a message.');
    },
  };
}

/** The account configured in the environment; undefined when there is none. */
export function twilioOf(env: Env): TextMessages | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from = '' } = env;
  const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid, TWILIO_URL: url = TWILIO_URL } = env;
  if (accountSid === undefined || authToken === undefined) return undefined;
  const sender = messagingServiceSid === undefined ? { from } : { messagingServiceSid };
  return twilioMessages({ accountSid, authToken, sender, url });
}

/** E.164, such as `+61412345678`. */
function internationalNumber(nationalDigits: string): string {
  return `+61${nationalDigits.replace(/^0/, '')}`;
}

/** Reports only Twilio's error code and the status: the error message repeats the phone number. */
async function refusal(reply: Response): Promise<Error> {
  const { success, output } = v.safeParse(refusalSchema, await jsonOf(reply));
  const code = success ? output.code : null;
  if (code !== null && unreachableCodes.includes(code))
    return new UnreachablePhone(`Twilio refused: ${code}.`);
  return new Error(`Twilio answered ${reply.status}${code === null ? '' : ` (${code})`}.`);
}

async function jsonOf(reply: Response): Promise<unknown> {
  try {
    return JSON.parse(await reply.text());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
