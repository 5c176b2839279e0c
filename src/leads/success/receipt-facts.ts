import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Receipt } from './receipt.schema.ts';

/** Props of the receipt's own page. */
export interface ReceiptProps {
  readonly receipt: Receipt;
  /** Its own address, `/api/leads/{receipt}`. */
  readonly path: string;
}

/** Fragment id of the confirmation sentence, to which the browser returns after consent was withdrawn. */
export const AGREEMENT_ID = 'agreement';

/** The dealer's texts on a receipt. */
export type ReceiptTexts = ReturnType<typeof receiptTexts>;

/** Picks only the texts that are rendered, because island props are part of the HTML. */
export function receiptTexts({
  success,
  leads,
  appointments,
}: Pick<Settings, 'success' | 'leads' | 'appointments'>) {
  const { none: _none, noneText: _noneText, latest: _latest, when, ...shown } = success.texts;
  const { sent, vehicle, consent, withdraw, withdrawNote } = leads.receipt;
  const { addToCalendar, change } = appointments.texts;
  return {
    success: shown,
    receipt: { sent, vehicle, consent, withdraw, withdrawNote },
    appointment: { when, addToCalendar, change },
  };
}
