import { orCall } from '../../forms/or-call.ts';
import { type PhoneCodeFacts, phoneCodeFacts } from '../../forms/phone-code/phone-code-facts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { SignInType } from '../gate-kinds.ts';
import { SAVE_SEARCH_PATH } from '../saved-searches/saved-searches-paths.ts';
import { wantedOf } from '../watchlist/watchlist-paths.ts';

/** Props of the on-demand page `sign-in`. */
export interface SignInProps {
  readonly type: SignInType;
  /** Path on this site to go to after signing in. */
  readonly redirect: string;
  /** Path on this site for the Back link. */
  readonly back: string;
}

type Texts = Settings['account']['signIn']['texts'];

/** Props of the island. */
export interface SignInFacts {
  readonly code: PhoneCodeFacts;
  readonly texts: Pick<
    Texts,
    'submit' | 'submitting' | 'back' | 'privacy' | 'signedIn' | 'offline' | 'unknown' | 'noCookies'
  > & {
    /** After the reason why nobody could be signed in; `''` for a dealer without a number. */
    readonly orCall: string;
  };
  readonly errors: Pick<
    Settings['account']['texts'],
    'required' | 'phone' | 'email' | 'codeDigits' | 'codeInvalid' | 'tooMany'
  >;
  /** Texts common to all forms. */
  readonly form: Pick<Settings['forms']['texts'], 'errors' | 'optional' | 'choose'>;
  readonly labels: { readonly phone: string };
  readonly placeholders: { readonly phone: string };
  /** Texts of the names form; null if it is not shown here. */
  readonly names: Pick<
    Texts,
    'namesHeading' | 'namesText' | 'firstName' | 'lastName' | 'email' | 'save' | 'skip'
  > | null;
}

export function signInFacts(
  settings: Pick<Settings, 'account' | 'forms' | 'site'>,
  asksNames: boolean,
): SignInFacts {
  const { account, forms } = settings;
  const { submit, submitting, back, privacy, signedIn, offline, unknown, noCookies, ...rest } =
    account.signIn.texts;
  const { namesHeading, namesText, firstName, lastName, email: emailLabel, save, skip } = rest;
  const { required, phone, email, codeDigits, codeInvalid, tooMany } = account.texts;
  const { errors, optional, choose } = forms.texts;
  return {
    code: phoneCodeFacts(settings),
    texts: {
      submit,
      submitting,
      back,
      privacy,
      signedIn,
      offline,
      unknown,
      noCookies,
      orCall: orCall(settings),
    },
    errors: { required, phone, email, codeDigits, codeInvalid, tooMany },
    form: { errors, optional, choose },
    labels: { phone: forms.labels.phone },
    placeholders: { phone: forms.placeholders.phone },
    names: asksNames ? { namesHeading, namesText, firstName, lastName, email: emailLabel, save, skip } : null,
  };
}

/** New shoppers are asked for their name, except on the way to saving something, which must not be delayed. */
export function asksNames({ account }: Pick<Settings, 'account'>, redirect: string): boolean {
  const wanted = new URL(redirect, 'http://site.invalid');
  const isSaving = wantedOf(wanted).id !== null || wanted.pathname === SAVE_SEARCH_PATH;
  return account.signIn.askNames && !isSaving;
}
