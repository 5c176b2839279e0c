import type { LeadRouting } from '#src/leads/routing/lead-routing.ts';
import { nationalDigits } from '#src/values/contact/phone.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { hmacSha256, sha256 } from '../../http/digest.ts';
import type { Statement } from '../../ports/database.ts';
import type { LeadAttributes, LeadConsent, LeadFields } from './stored-lead.ts';

/** A validated form before it is stored. */
export interface NewLead {
  readonly category: string;
  readonly subcategory: string | null;
  /**
   * Part of the idempotency: the same key with other fields, or for another branch, is another
   * lead.
   */
  readonly fields: LeadFields;
  readonly vehicle: Vehicle | null;
  /** The branch it is routed to, and the dealership that was chosen. */
  readonly routing: LeadRouting;
  readonly attributes: LeadAttributes;
  readonly consent: LeadConsent;
  /** The browser's idempotency key; null when it sent none. */
  readonly idempotencyKey: string | null;
  /**
   * True when the honeypot caught it. It is stored, so that a person caught by mistake is not lost,
   * but not delivered until the dealer releases it.
   */
  readonly isHeld?: boolean;
  /** The last step of a form whose earlier steps were stored under the same key. */
  readonly endsDraft?: boolean;
  /**
   * Digest of the session token of a signed-in shopper, who becomes the lead's owner
   * (`functions/account/own-leads.ts`).
   */
  readonly sessionHash?: string | null;
  /** Stored in the transaction of the lead; if one fails, the lead is not stored. */
  readonly with?: (leadId: string) => readonly Statement[];
}

/**
 * A digest that recognises the same person at one dealer or site without storing who it is; `''` when the lead has
 * neither phone nor e-mail.
 */
export function personDigest(site: string, { phone, email }: LeadFields): string {
  const digits = typeof phone === 'string' ? nationalDigits(phone) : '';
  const who = digits === '' && typeof email === 'string' ? email.toLowerCase() : digits;
  return who === '' ? '' : sha256(`person ${site} ${who}`);
}

interface LeadKeys {
  /** The same for every retry of a lead. */
  readonly idempotency: string;
  /** The receipt token for the shopper; only its digest is stored. */
  readonly receipt: string;
}

/**
 * A retry must be recognised and must return the same working receipt token, though no token is
 * stored. Therefore both are derived from the browser's idempotency key, which is not stored, and
 * from the content: somebody else's key with other content makes another lead and reveals nothing.
 * Without a key, the content and the current minute are used, which is enough against a double
 * click.
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

/** Sorted, so that the same fields give the same text in whatever order they were sent. */
function inOrder(fields: LeadFields): readonly (readonly [string, unknown])[] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}
