import type { Settings } from '../../tenant/settings/subjects.ts';

/** What `<sign-in-form>` needs to know in the browser. */
export interface SignInFacts {
  readonly texts: Pick<
    Settings['account']['signIn']['texts'],
    'submitting' | 'signedIn' | 'offline' | 'unknown'
  > &
    Pick<Settings['account']['texts'], 'required' | 'phone' | 'codeDigits' | 'codeInvalid' | 'tooMany'>;
  /** As long as for a code that is sent (leads and dealer §9). */
  readonly patienceMs: number;
}

export function signInFacts({ signIn, texts, code }: Settings['account']): SignInFacts {
  const { submitting, signedIn, offline, unknown } = signIn.texts;
  const { required, phone, codeDigits, codeInvalid, tooMany } = texts;
  return {
    texts: { submitting, signedIn, offline, unknown, required, phone, codeDigits, codeInvalid, tooMany },
    patienceMs: code.sendTimeoutMs,
  };
}
