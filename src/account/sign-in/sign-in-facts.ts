import { type PhoneCodeFacts, phoneCodeFacts } from '../../forms/phone-code-facts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { SignInType } from '../gate-kinds.ts';
import { SAVE_SEARCH_PATH } from '../saved-searches/saved-searches-paths.ts';
import { wantedOf } from '../watchlist/watchlist-paths.ts';

/** Props of the page on demand `sign-in`. */
export interface SignInProps {
  readonly type: SignInType;
  /** Path of this site where the shopper goes on. */
  readonly redirect: string;
  /** Path of this site where the link Back leads. */
  readonly back: string;
}

type Texts = Settings['account']['signIn']['texts'];

/** What the form needs to know in the browser. */
export interface SignInFacts {
  readonly code: PhoneCodeFacts;
  readonly texts: Pick<
    Texts,
    'submit' | 'submitting' | 'back' | 'privacy' | 'signedIn' | 'offline' | 'unknown'
  >;
  readonly errors: Pick<
    Settings['account']['texts'],
    'required' | 'phone' | 'email' | 'codeDigits' | 'codeInvalid' | 'tooMany'
  >;
  /** What every form says. */
  readonly form: Pick<Settings['forms']['texts'], 'errors' | 'optional' | 'choose'>;
  readonly labels: { readonly phone: string };
  readonly placeholders: { readonly phone: string };
  /** What a new shopper is asked for a name with; null where they are not asked here. */
  readonly names: Pick<
    Texts,
    'namesHeading' | 'namesText' | 'firstName' | 'lastName' | 'email' | 'save' | 'skip'
  > | null;
}

export function signInFacts(
  { account, forms }: Pick<Settings, 'account' | 'forms'>,
  asksNames: boolean,
): SignInFacts {
  const { submit, submitting, back, privacy, signedIn, offline, unknown, ...rest } = account.signIn.texts;
  const { namesHeading, namesText, firstName, lastName, email: emailLabel, save, skip } = rest;
  const { required, phone, email, codeDigits, codeInvalid, tooMany } = account.texts;
  const { errors, optional, choose } = forms.texts;
  return {
    code: phoneCodeFacts(account),
    texts: { submit, submitting, back, privacy, signedIn, offline, unknown },
    errors: { required, phone, email, codeDigits, codeInvalid, tooMany },
    form: { errors, optional, choose },
    labels: { phone: forms.labels.phone },
    placeholders: { phone: forms.placeholders.phone },
    names: asksNames ? { namesHeading, namesText, firstName, lastName, email: emailLabel, save, skip } : null,
  };
}

/** A new shopper is asked for a name, unless they came to save something: it is saved first, and the name can follow. */
export function asksNames({ account }: Pick<Settings, 'account'>, redirect: string): boolean {
  const wanted = new URL(redirect, 'http://site.invalid');
  const isSaving = wantedOf(wanted).id !== null || wanted.pathname === SAVE_SEARCH_PATH;
  return account.signIn.askNames && !isSaving;
}
