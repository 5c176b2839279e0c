import type { Settings } from '../../tenant/settings/subjects.ts';
import { careers } from '../routing/lead-category.ts';
import type { AppointmentReply } from '../test-drive/test-drive.schema.ts';

/** A key of `kinds` in success.json. */
export type SuccessKind = keyof Settings['success']['kinds'];

interface Sent {
  readonly category: string;
  readonly subcategory: string | null;
  /** Status of its appointment; null if there is none. */
  readonly appointment: AppointmentReply['status'] | null;
}

/** Chooses the texts for a lead by its category in the dealer's CRM. */
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

/** The same choice by form name, for use before the lead is loaded. */
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
