import type { Settings } from '../../tenant/settings/subjects.ts';

/** What `<phone-code>` needs to know in the browser. */
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
