import { timingSafeEqual } from 'hono/utils/buffer';
import { hmacSha256 } from '../../http/digest.ts';

interface Signed {
  /** The raw body, byte for byte. */
  readonly body: string;
  /** The header `Stripe-Signature`: `t=1760000000,v1=5257a8…`. */
  readonly signature: string;
  readonly secret: string;
  readonly nowMs: number;
}

/** Stripe's recommended limit, against replays of an intercepted event. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Whether an event carries a valid, recent signature. While the dealer rotates the secret there are
 * several signatures.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export async function isSignedByStripe({ body, signature, secret, nowMs }: Signed): Promise<boolean> {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) => parts.flatMap(([name, value = '']) => (name === wanted ? value : []));
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs - Number(time) * 1000) > TOLERANCE_MS) return false;
  const expected = hmacSha256(secret, `${time}.${body}`);
  const matches = await Promise.all(valuesOf('v1').map((shown) => timingSafeEqual(shown, expected)));
  return matches.includes(true);
}
