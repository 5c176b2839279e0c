import { useRef, useState } from 'react';
import * as v from 'valibot';
import { askFunction } from '../../forms/sending/send.api.ts';
import { readPostcode } from '../../values/contact/postcode.ts';
import { $lookedAt } from '../map/map-focus.store.ts';
import type { NearestFacts } from './nearest-facts.ts';
import { NEAREST_PATH, nearestReplySchema } from './nearest-reply.schema.ts';

type Nearest = v.InferOutput<typeof nearestReplySchema>['nearest'];

/** The content below the form: a message, or the nearest branches. */
type Said =
  | { readonly kind: 'message' | 'invalid'; readonly message: string }
  | { readonly kind: 'found'; readonly postcode: string; readonly nearest: Nearest };

/** Requests the branches nearest to a postcode. `onWrong` is called if the postcode does not exist. */
export function useNearest(facts: NearestFacts, filter: string, onWrong: () => void) {
  const [said, setSaid] = useState<Said>({ kind: 'message', message: facts.hint });
  const [isWrong, setWrong] = useState(false);
  const asked = useRef<string | null>(null);
  const show = (next: Said) => {
    setSaid(next);
    setWrong(next.kind === 'invalid');
    // In the next frame, when the input has `aria-invalid`.
    if (next.kind === 'invalid') requestAnimationFrame(onWrong);
    // Centres the page's map on the nearest branch.
    if (next.kind === 'found') $lookedAt.set(next.nearest[0]?.slug ?? null);
  };
  const ask = async (typed: string) => {
    const postcode = readPostcode(typed);
    // A request for the same postcode is pending.
    if (postcode !== null && postcode === asked.current) return;
    asked.current = postcode;
    if (postcode === null)
      return show({ kind: 'invalid', message: typed.trim() === '' ? facts.empty : facts.invalid });
    show({ kind: 'message', message: facts.loading });
    const next = await answerTo(postcode, filter, facts);
    // A newer request was started.
    if (asked.current !== postcode) return;
    asked.current = null;
    show(next);
  };
  return { said, isWrong, ask, onTyped: () => setWrong(false) };
}

const refusalSchema = v.object({ detail: v.string() });

async function answerTo(postcode: string, filter: string, facts: NearestFacts): Promise<Said> {
  const query = new URLSearchParams({ postcode, filter });
  const answer = await askFunction(`${NEAREST_PATH}?${query}`, { method: 'GET' });
  const reply = v.safeParse(nearestReplySchema, answer?.isOk ? answer.body : null);
  if (reply.success) return { kind: 'found', postcode, nearest: reply.output.nearest };
  const refusal = v.safeParse(refusalSchema, answer?.body);
  if (refusal.success) return { kind: 'invalid', message: refusal.output.detail };
  return { kind: 'message', message: navigator.onLine ? facts.failed : facts.offline };
}
