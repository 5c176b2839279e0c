import { atom } from 'nanostores';
import type { QuotedLoan } from './quote-question.ts';

/** The loan of a quote that was requested on this page; null until the reply. */
export const $quotedLoan = atom<QuotedLoan | null>(null);
