import * as v from 'valibot';
import type { FieldError } from '../ui/field-error.ts';
import type { FormValues } from './read-form.ts';

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

/** A page of this site, or one elsewhere that the function vouches for. */
const redirectUrl = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/));

const acceptedSchema = v.looseObject({
  lead_id: v.string(),
  receipt: v.optional(v.string()),
  redirectUrl: v.fallback(v.optional(redirectUrl), undefined),
});

export type Accepted = v.InferOutput<typeof acceptedSchema>;

/** A form on its way to a function. */
export interface Sending {
  readonly action: string;
  /** One for each filled-in form, however often it is sent. */
  readonly key: string;
  readonly values: FormValues;
}

export type Outcome =
  /** It is stored, now or by an earlier try. */
  | { readonly kind: 'sent'; readonly reply: Accepted }
  /** It will never be taken as it is. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly detail: string;
      readonly errors: readonly FieldError[];
      readonly stored: Accepted | null;
    }
  /** It may be taken later: too many, out of order, or an answer that says nothing. */
  | { readonly kind: 'failed'; readonly detail: string; readonly stored: Accepted | null }
  | { readonly kind: 'unexpected' }
  /** No answer at all; whether it arrived nobody knows, and its key keeps it one lead. */
  | { readonly kind: 'unreachable' };

/** What a function's reply says of a form that was sent. */
export function outcomeOf(isOk: boolean, status: number, body: unknown): Outcome {
  return isOk ? acceptedOutcome(body) : refusalOutcome(status, body);
}

function acceptedOutcome(body: unknown): Outcome {
  const reply = v.safeParse(acceptedSchema, body);
  return reply.success ? { kind: 'sent', reply: reply.output } : { kind: 'unexpected' };
}

function refusalOutcome(status: number, body: unknown): Outcome {
  const problem = v.safeParse(problemSchema, body);
  const { detail, errors } = problem.success ? problem.output : { detail: '', errors: [] };
  const lead = v.safeParse(acceptedSchema, body);
  const stored = lead.success ? lead.output : null;
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isForGood && problem.success
    ? { kind: 'refused', status, detail, errors, stored }
    : { kind: 'failed', detail, stored };
}

/** The lead that the dealer has, although what was to happen after that has failed; null where there is none. */
export function storedLead(outcome: Outcome): Accepted | null {
  if (outcome.kind === 'sent') return outcome.reply;
  return 'stored' in outcome ? outcome.stored : null;
}
