import type { Settings } from '../../../tenant/settings/subjects.ts';

export type PaymentName = Settings['navigation']['paymentIcons'][number];

interface PaymentMark {
  readonly word: string;
  /** Font size in a card of 64 by 40. */
  readonly size: number;
  readonly slant: boolean;
  /** SVG path above the name: a card or a phone; '' for none. */
  readonly shape: string;
}

const CARD = 'M23 9.5h18a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H23a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM21 13.5h22';
const PHONE =
  'M24 7.5h7a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5V9a1.5 1.5 0 0 1 1.5-1.5ZM36.5 11.5a5 5 0 0 1 0 6M39.5 9.5a8.5 8.5 0 0 1 0 10';

/** Sized for any of the fallback fonts. */
export const paymentMarks: Readonly<Record<PaymentName, PaymentMark>> = {
  Mastercard: { word: 'mastercard', size: 9.5, slant: false, shape: CARD },
  Visa: { word: 'VISA', size: 19, slant: true, shape: '' },
  Maestro: { word: 'maestro', size: 10.5, slant: false, shape: CARD },
  'Google Pay': { word: 'Google Pay', size: 9.5, slant: false, shape: PHONE },
  'Apple Pay': { word: 'Apple Pay', size: 10, slant: false, shape: PHONE },
};
