import type { Settings } from '../../tenant/settings/subjects.ts';
import { orCall } from '../or-call.ts';

/** Props of the code fields. */
export interface PhoneCodeFacts {
  readonly texts: Settings['account']['phoneCode'] &
    Pick<Settings['account']['texts'], 'required' | 'phone' | 'tooMany'> & {
      /** After the reason why no code was sent; `''` for a dealer without a number. */
      readonly orCall: string;
    };
  /** "send-code timeout 15000 ms" (leads and dealer §9). */
  readonly timeoutMs: number;
}

export function phoneCodeFacts(settings: Pick<Settings, 'account' | 'forms' | 'site'>): PhoneCodeFacts {
  const { phoneCode, texts, code } = settings.account;
  const { required, phone, tooMany } = texts;
  return {
    texts: { ...phoneCode, required, phone, tooMany, orCall: orCall(settings) },
    timeoutMs: code.sendTimeoutMs,
  };
}

/** The recipient of a code as far as the form knows; the names are stored with the contact after verification. */
export interface CodeAsked {
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly dealership_slug: string;
}

export type CodeSent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'too-many' }
  /** `detail` is the server's reason, or `''`; `isOfPhone` means that the number cannot receive messages. */
  | { readonly kind: 'failed'; readonly detail: string; readonly isOfPhone: boolean };

/** Requests a code; fails after `timeoutMs`. Never rejects. */
export type SendCode = (asked: CodeAsked, timeoutMs: number) => Promise<CodeSent>;
