import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { askFunction } from '../forms/sending/send.api.ts';
import { DELIVERY_PATH, deliveryReplySchema, postcodeSchema } from './delivery.schema.ts';
import type { DeliveryAnswer, ShownAnswer } from './delivery-answer.ts';
import type { DeliveryFacts } from './delivery-facts.ts';

/** Delay before a message says that the reply takes longer than usual. */
const SLOW_MS = 2_000;

/** The content below the form: "idle, loading, result, error" (stock and vehicle §4), the last two in more detail. */
export interface DeliverySaid extends Partial<Pick<ShownAnswer, 'sum' | 'arrives'>> {
  readonly kind: 'idle' | 'loading' | 'failed' | DeliveryAnswer['kind'];
  readonly message: string;
}

/** Requests the delivery price for a postcode. `onWrong` is called if the postcode does not exist. */
export function useDeliveryPrice(texts: DeliveryFacts, answer: DeliverySaid | null, onWrong: () => void) {
  const [said, setSaid] = useState<DeliverySaid>(answer ?? { kind: 'idle', message: texts.hint });
  const [isWrong, setWrong] = useState(answer?.kind === 'invalid');
  const asked = useRef<string | null>(null);

  const isLoading = said.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSaid({ kind: 'loading', message: texts.slow }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isLoading, texts.slow]);

  const show = (next: DeliverySaid) => {
    setSaid(next);
    setWrong(next.kind === 'invalid');
    // Focused after the next render, so that screen readers announce the input as invalid.
    if (next.kind === 'invalid') requestAnimationFrame(onWrong);
  };
  const ask = async (typed: string, slug: string) => {
    const postcode = v.safeParse(postcodeSchema(texts), typed);
    // Ignores a double click.
    if (postcode.success && postcode.output === asked.current) return;
    asked.current = postcode.success ? postcode.output : null;
    if (!postcode.success) return show({ kind: 'invalid', message: postcode.issues[0].message });
    show({ kind: 'loading', message: texts.loading });
    const next = await answerTo(postcode.output, slug, texts);
    // A newer request was started.
    if (asked.current !== postcode.output) return;
    asked.current = null;
    show(next);
  };
  return { said, isWrong, ask, onTyped: () => setWrong(false) };
}

const refusalSchema = v.object({ detail: v.pipe(v.string(), v.nonEmpty()) });

async function answerTo(postcode: string, slug: string, texts: DeliveryFacts): Promise<DeliverySaid> {
  const body = { postcode, car_id: slug };
  const answer = await askFunction(DELIVERY_PATH, { method: 'POST', body });
  const reply = v.safeParse(deliveryReplySchema, answer?.isOk ? answer.body : null);
  if (reply.success) {
    const { price, message, sum, arrives } = reply.output;
    return { kind: price === null ? 'no-price' : 'price', message, sum, arrives };
  }
  const refusal = v.safeParse(refusalSchema, answer?.status === 422 ? answer.body : null);
  if (refusal.success) return { kind: 'invalid', message: refusal.output.detail };
  return { kind: 'failed', message: answer === null && !navigator.onLine ? texts.offline : texts.failed };
}
