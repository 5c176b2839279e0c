import { atom } from 'nanostores';
import type { QuotedLoan } from './quote-question.ts';

/** The loan quoted for the vehicle of this page while it is open; null before that. */
export const $quotedLoan = atom<QuotedLoan | null>(null);
