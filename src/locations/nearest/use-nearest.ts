import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { askFunction } from '../../forms/sending/send.api.ts';
import { readPostcode } from '../../values/contact/postcode.ts';
import type { NearestFacts } from './nearest-facts.ts';
import { NEAREST_PATH, nearestReplySchema } from './nearest-reply.schema.ts';

type Nearest = v.InferOutput<typeof nearestReplySchema>;

/** The content below the form: a message, or the nearest branches. */
type Said =
  | { readonly kind: 'message' | 'invalid'; readonly message: string }
  | ({ readonly kind: 'found'; readonly postcode: string } & Nearest);

export interface NearestSearch {
  readonly said: Said;
  readonly isWrong: boolean;
  /** Looks for the branches nearest to what was typed. */
  readonly ask: (typed: string) => void;
  readonly onTyped: () => void;
}

interface Asked {
  /** Null if there is no such search. */
  readonly facts: NearestFacts | null;
  readonly filter: string;
  /** The postcode in the address; undefined for none. */
  readonly near: string | undefined;
  /** Puts a typed postcode into the address. */
  readonly onNear: (postcode: string) => void;
}

/** Requests the branches nearest to a postcode that is typed, or is in the page's address. */
export function useNearest({ facts, filter, near, onNear }: Asked): NearestSearch {
  const hint: Said = { kind: 'message', message: facts?.hint ?? '' };
  const [said, setSaid] = useState<Said>(hint);
  const [isWrong, setWrong] = useState(false);
  /** The postcode of the last request, whether or not it has been answered; undefined if there is none. */
  const asked = useRef<string | undefined>(undefined);
  /** The same while its answer is awaited. */
  const pending = useRef<string | undefined>(undefined);
  const show = (next: Said) => {
    setSaid(next);
    setWrong(next.kind === 'invalid');
  };
  const lookUp = async (postcode: string) => {
    if (facts === null) return;
    // A request for the same postcode is pending.
    if (postcode === pending.current) return;
    asked.current = postcode;
    pending.current = postcode;
    show({ kind: 'message', message: facts.loading });
    const next = await answerTo(postcode, filter, facts);
    // A newer request was started, or the postcode left the address.
    if (pending.current !== postcode) return;
    pending.current = undefined;
    show(next);
  };
  const ask = (typed: string) => {
    if (facts === null) return;
    const postcode = readPostcode(typed);
    if (postcode === null) {
      pending.current = undefined;
      return show({ kind: 'invalid', message: typed.trim() === '' ? facts.empty : facts.invalid });
    }
    void lookUp(postcode);
    onNear(postcode);
  };
  /** Looks up the postcode of the page's address when that has changed without `ask`, as by the back button. */
  const follow = useEffectEvent((near: string | undefined) => {
    if (near === asked.current) return;
    asked.current = undefined;
    pending.current = undefined;
    if (near === undefined) show(hint);
    else void lookUp(near);
  });
  useEffect(() => follow(near), [near]);
  return { said, isWrong, ask, onTyped: () => setWrong(false) };
}

const refusalSchema = v.object({ detail: v.string() });

async function answerTo(postcode: string, filter: string, facts: NearestFacts): Promise<Said> {
  const query = new URLSearchParams({ postcode, filter });
  const answer = await askFunction(`${NEAREST_PATH}?${query}`, { method: 'GET' });
  const reply = v.safeParse(nearestReplySchema, answer?.isOk ? answer.body : null);
  if (reply.success) return { kind: 'found', postcode, ...reply.output };
  const isRefused = answer?.status === 404 || answer?.status === 422;
  const refusal = v.safeParse(refusalSchema, isRefused ? answer.body : null);
  if (refusal.success) return { kind: 'invalid', message: refusal.output.detail };
  return { kind: 'message', message: navigator.onLine ? facts.failed : facts.offline };
}
