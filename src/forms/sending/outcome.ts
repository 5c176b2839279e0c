import * as v from 'valibot';
import type { FieldError } from '../../ui/field-error.ts';
import type { FormValues } from '../read-form.ts';

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

/** A path on this site, or an external https URL that the function returned. */
const redirectUrl = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/));

const acceptedSchema = v.looseObject({
  lead_id: v.string(),
  receipt: v.optional(v.string()),
  redirectUrl: v.fallback(v.optional(redirectUrl), undefined),
});

export type Accepted = v.InferOutput<typeof acceptedSchema>;

/** A form to be sent. */
export interface SentForm {
  readonly action: string;
  /** Idempotency key: one per filled-in form, the same for all attempts. */
  readonly key: string;
  readonly values: FormValues;
}

export type Outcome =
  /** The form is stored, by this attempt or an earlier one. */
  | { readonly kind: 'sent'; readonly reply: Accepted }
  /** Permanently refused. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly detail: string;
      readonly errors: readonly FieldError[];
      readonly stored: Accepted | null;
    }
  /** Temporarily refused or an unexpected reply; a retry may succeed. */
  | { readonly kind: 'failed'; readonly detail: string; readonly stored: Accepted | null }
  | { readonly kind: 'unexpected' }
  /** No reply. The form may have been stored; its key prevents a second lead. */
  | { readonly kind: 'unreachable' };

/** Interprets the reply of a function. */
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

/** The lead that was stored although a later part failed; null if none. */
export function storedLead(outcome: Outcome): Accepted | null {
  if (outcome.kind === 'sent') return outcome.reply;
  return 'stored' in outcome ? outcome.stored : null;
}
