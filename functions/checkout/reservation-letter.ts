import { appointmentText } from '#src/leads/test-drive/appointment/appointment-text.ts';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { leadRecipient } from '../leads/receipt/lead-recipient.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { clockOf, type OwnReservation } from './reservation-reply.ts';

export const letterKinds = ['held', 'paid', 'released', 'refunded', 'tooLate'] as const;

export type LetterKind = (typeof letterKinds)[number];

interface Letter {
  readonly to: string;
  /** The dealer's address; undefined if it has none. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
}

/** The e-mail to the shopper; null for a lead without an address. */
export function reservationLetter(
  { settings }: Pick<PublishedSite, 'settings'>,
  { reservation, lead, token }: OwnReservation,
  kind: LetterKind,
  nowMs: number,
): Letter | null {
  const { site, checkout } = settings;
  const { email: to, name } = lead.fields;
  if (typeof to !== 'string') return null;
  const recipient = leadRecipient(lead.routing.branch, settings, nowMs);
  const words = {
    name: String(name ?? ''),
    car: lead.vehicle?.name ?? site.vehicleWord.one,
    until: appointmentText(reservation.heldUntilMs, clockOf({ lead }, settings)),
    amount: formatMoney(reservation.amount, site.currency),
    dealer: site.name,
    place: [recipient.name, recipient.address].filter((part) => part !== null).join(', '),
    phone: recipient.phone?.label ?? site.name,
    link: `${site.url}/api/reservations/${token}`,
  };
  const { subject, text } = checkout.mail[kind];
  return {
    to,
    replyTo: site.email ?? undefined,
    subject: oneLine(fill(subject, words)),
    text: fill(text, words),
  };
}

/** Removes line breaks: a car's name from a feed must not start another e-mail header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
