import type { Settings } from '../../tenant/settings/subjects.ts';
import { careers } from '../lead-category.ts';
import type { AppointmentReply } from '../test-drive/test-drive.schema.ts';

/** The words of success.json that suit a lead. */
export type SuccessKind = keyof Settings['success']['kinds'];

interface Sent {
  readonly category: string;
  readonly subcategory: string | null;
  /** Of its appointment; null without one. */
  readonly appointment: AppointmentReply['status'] | null;
}

/** Which words suit a lead, by what it is called in the dealer's system. */
export function successKind(
  { category, subcategory, appointment }: Sent,
  { leads, valuation }: Pick<Settings, 'leads' | 'valuation'>,
): SuccessKind {
  if (appointment !== null) return appointment === 'cancelled' ? 'cancelled' : 'booked';
  if (subcategory === careers.subcategory) return 'career';
  if (subcategory === leads.requestPhotos.subcategory) return 'photos';
  const kinds: Readonly<Record<string, SuccessKind>> = {
    [leads.parts.category]: 'parts',
    [leads.service.category]: 'service',
    [leads.finance.category]: 'finance',
    [leads.valuation.category]: 'tradeIn',
    [valuation.lead.category]: 'tradeIn',
    [leads.testDrive.category]: 'testDrive',
  };
  return (Object.hasOwn(kinds, category) ? kinds[category] : undefined) ?? 'enquiry';
}

/** The same before the lead itself is at hand, by the form that was sent. */
export const kindsOfForms: Readonly<Record<string, SuccessKind>> = {
  'test-drive': 'testDrive',
  'request-photos': 'photos',
  'trade-in': 'tradeIn',
  valuation: 'tradeIn',
  service: 'service',
  parts: 'parts',
  finance: 'finance',
  careers: 'career',
};
