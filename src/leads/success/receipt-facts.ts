import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Receipt } from './receipt.schema.ts';

/** What the page of a receipt is rendered for. */
export interface ReceiptProps {
  readonly receipt: Receipt;
  /** Its own address, `/api/leads/{receipt}`. */
  readonly path: string;
}

/** Where a browser goes back to after the withdrawal, to the sentence that confirms it. */
export const agreementId = 'agreement';

/** The dealer's words on a receipt. */
export interface ReceiptTexts {
  readonly success: Omit<Settings['success']['texts'], 'none' | 'noneText' | 'latest' | 'when'>;
  readonly receipt: Pick<
    Settings['leads']['receipt'],
    'sent' | 'vehicle' | 'consent' | 'withdraw' | 'withdrawNote'
  >;
  readonly appointment: { readonly when: string; readonly addToCalendar: string; readonly change: string };
}

/** Only what is shown: an island's texts are written into its page. */
export function receiptTexts({
  success,
  leads,
  appointments,
}: Pick<Settings, 'success' | 'leads' | 'appointments'>): ReceiptTexts {
  const { none: _none, noneText: _noneText, latest: _latest, when, ...shown } = success.texts;
  const { sent, vehicle, consent, withdraw, withdrawNote } = leads.receipt;
  const { addToCalendar, change } = appointments.texts;
  return {
    success: shown,
    receipt: { sent, vehicle, consent, withdraw, withdrawNote },
    appointment: { when, addToCalendar, change },
  };
}
