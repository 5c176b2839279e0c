import { DeliveryFailure } from '../delivery-failure.ts';

interface SignedMessage {
  /** The same for every attempt, so that the receiver can deduplicate. */
  readonly id: string;
  readonly sentAtMs: number;
  readonly body: string;
}

/**
 * The headers with which a receiver verifies sender and content. `secret` is `whsec_` and the key
 * in base64. Rejects with `DeliveryFailure` for an invalid secret.
 * @see https://www.standardwebhooks.com
 */
export async function signedHeaders(secret: string, { id, sentAtMs, body }: SignedMessage) {
  const timestamp = String(Math.floor(sentAtMs / 1000));
  const key = await crypto.subtle.importKey(
    'raw',
    keyBytes(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

/** Whether the secret can sign messages. */
export function isWebhookSecret(secret: string): boolean {
  return keyIn(secret) !== null;
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  const key = keyIn(secret);
  if (key !== null) return key;
  throw new DeliveryFailure('Its secret is not "whsec_" and 24 to 64 bytes in base64.', { kind: 'refused' });
}

function keyIn(secret: string): Uint8Array<ArrayBuffer> | null {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret.trim()) ?? [];
  const bytes = base64 === undefined ? null : decoded(base64);
  return bytes !== null && bytes.length >= 24 && bytes.length <= 64 ? bytes : null;
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
