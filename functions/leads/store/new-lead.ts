import type { LeadRouting } from '#src/leads/routing/lead-routing.ts';
import { nationalDigits } from '#src/values/contact/phone.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { hmacSha256, sha256 } from '../../http/digest.ts';
import type { Statement } from '../../ports/database.ts';
import type { LeadAttributes, LeadConsent, LeadFields } from './stored-lead.ts';

/** What a form has brought, checked, before it is stored. */
export interface NewLead {
  readonly category: string;
  readonly subcategory: string | null;
  /** What the shopper sent: two leads with the same key and other fields, or for another branch, are two leads. */
  readonly fields: LeadFields;
  readonly vehicle: Vehicle | null;
  /** The branch that it is for, and the dealership that was chosen. */
  readonly routing: LeadRouting;
  readonly attributes: LeadAttributes;
  readonly consent: LeadConsent;
  /** As the browser made it; null where there is none. */
  readonly idempotencyKey: string | null;
  /**
   * Caught by the trap for programs. It is stored like any other, so that a person caught by mistake is not
   * lost, but goes nowhere until the dealer releases it.
   */
  readonly isHeld?: boolean;
  /** The last step of a form whose steps were kept under the same key. */
  readonly endsDraft?: boolean;
  /** Digest of the token of whoever has signed in: the lead is then theirs (`functions/account/own-leads.ts`). */
  readonly sessionHash?: string | null;
  /** Written with the lead or not at all; a statement that fails takes the lead back too. */
  readonly with?: (leadId: string) => readonly Statement[];
}

/** Who a lead is from, `''` when it does not say: to know the same person again without storing who. */
export function personOf(site: string, { phone, email }: LeadFields): string {
  const digits = typeof phone === 'string' ? nationalDigits(phone) : '';
  const who = digits === '' && typeof email === 'string' ? email.toLowerCase() : digits;
  return who === '' ? '' : sha256(`person ${site} ${who}`);
}

interface LeadKeys {
  /** One for a lead, however often it comes. */
  readonly idempotency: string;
  /** What the shopper gets; only its digest is stored. */
  readonly receipt: string;
}

/**
 * A retry must be known as one, and give the shopper a receipt that works, though no token is stored. So both
 * follow from the browser's own key, which is stored nowhere, and from what was sent: who sends another's key
 * with anything else makes another lead and sees nothing. Without a key of the browser the content and the
 * minute make one, which is enough against a double click.
 */
export function leadKeys(site: string, lead: NewLead, nowMs: number): LeadKeys {
  const { category, subcategory, fields, vehicle, routing, attributes, consent, isHeld = false } = lead;
  const recipient = [routing.branch, routing.dealership?.slug ?? null];
  const content = [site, category, subcategory, vehicle?.id ?? null, recipient, inOrder(fields), isHeld];
  const minute = Math.floor(nowMs / 60_000);
  const key = lead.idempotencyKey ?? JSON.stringify([minute, attributes, consent.optIn, consent.page]);
  const text = JSON.stringify(content);
  return { idempotency: hmacSha256(`key ${key}`, text), receipt: hmacSha256(`receipt ${key}`, text) };
}

/** The same fields give the same text, whatever order a browser sent them in. */
function inOrder(fields: LeadFields): readonly (readonly [string, unknown])[] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}
