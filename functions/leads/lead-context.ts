import type { Context } from 'hono';
import type { LeadEnvelope } from '#src/leads/lead-envelope.schema.ts';
import { type FILLED_IN_FIELD, isTrapped, type TRAP_FIELD } from '#src/values/input/form-trap.ts';
import type { AppEnv } from '../http/app-env.ts';
import { sha256 } from '../http/digest.ts';
import { sessionToken } from '../http/visitor/session-cookie.ts';
import { leadConsent } from './consent/consent-of.ts';
import { leadAttributesOf } from './lead-attributes.ts';
import { idempotencyKeyOf } from './store/idempotency-key.ts';
import type { NewLead } from './store/new-lead.ts';

type LeadContext = Pick<NewLead, 'attributes' | 'consent' | 'idempotencyKey' | 'sessionHash'> & {
  readonly isHeld: boolean;
};
type Said =
  | 'opt_in'
  | 'idempotency_key'
  | 'url'
  | 'lead_attributes'
  | typeof TRAP_FIELD
  | typeof FILLED_IN_FIELD;
type Sent = Pick<LeadEnvelope, Said>;

/**
 * The parts of a lead that every form has besides its fields. `terms` are those that were agreed
 * to; null for none.
 */
export function leadContext(
  c: Context<AppEnv>,
  sent: Sent,
  { terms, nowMs }: { readonly terms: string | null; readonly nowMs: number },
): LeadContext {
  const {
    req,
    var: { published },
  } = c;
  const attributes = leadAttributesOf(req.raw, sent);
  const token = sessionToken(c);
  const given = { optIn: sent.opt_in, page: attributes.url, terms };
  return {
    attributes,
    consent: leadConsent(published.settings, given, nowMs),
    idempotencyKey: idempotencyKeyOf(req.raw, sent.idempotency_key),
    isHeld: isTrapped(sent),
    sessionHash: token === null ? null : sha256(token),
  };
}
