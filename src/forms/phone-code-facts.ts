import type { Settings } from '../tenant/settings/subjects.ts';

/** What sending a code to a phone needs to know in the browser. */
export interface PhoneCodeFacts {
  readonly texts: Settings['account']['phoneCode'] &
    Pick<Settings['account']['texts'], 'required' | 'phone' | 'tooMany'>;
  /** "send-code timeout 15000 ms" (leads and dealer §9). */
  readonly patienceMs: number;
}

export function phoneCodeFacts({ phoneCode, texts, code }: Settings['account']): PhoneCodeFacts {
  const { required, phone, tooMany } = texts;
  return { texts: { ...phoneCode, required, phone, tooMany }, patienceMs: code.sendTimeoutMs };
}

/** Who the code is for, as far as the form knows: the names become the contact's when it is brought back. */
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
  /** `detail`: why, in the server's words; `''` where it has none. `isOfPhone`: the number takes no messages. */
  | { readonly kind: 'failed'; readonly detail: string; readonly isOfPhone: boolean };

/** Asks for a code; without an answer for `patienceMs` it has failed. Never rejects. */
export type SendCode = (asked: CodeAsked, patienceMs: number) => Promise<CodeSent>;
