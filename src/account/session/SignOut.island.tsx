/**
 * An island because signing out notifies other tabs and clears personal data from the device. It hydrates at the
 * first touch. Without JavaScript the form is posted.
 */
import { type SyntheticEvent, useState } from 'react';
import type { Settings } from '../../tenant/settings/subjects.ts';
import './sign-out.css';
import { forgetOwnThings, tellTabs } from './session.store.ts';
import { signOut } from './sign-out.api.ts';

interface Props {
  texts: Pick<
    Settings['account']['signIn']['menu'],
    'signOut' | 'signOutEverywhere' | 'signingOut' | 'signOutFailed'
  >;
  /** Styled as a link, for the header; signs out on this device only. */
  isPlain?: boolean;
}

/** Signs out on this device or on all. Rendered only on pages that require a session. */
export function SignOut({ texts, isPlain = false }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const isBusy = state === 'busy';
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const isEverywhere = new FormData(event.currentTarget).has('everywhere');
    setState('busy');
    if (!(await signOut(isEverywhere))) return setState('failed');
    forgetOwnThings();
    tellTabs();
    location.reload();
  };
  return (
    <form className="sign-out" method="post" action="/api/account/sign-out" onSubmit={submit}>
      <input type="hidden" name="redirect" value="/" />
      <button
        type="submit"
        className={isPlain ? 'sign-out-plain' : 'button button--quiet'}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? texts.signingOut : texts.signOut}
      </button>
      {!isPlain && (
        <label className="sign-out-everywhere">
          <input type="checkbox" name="everywhere" value="true" />
          {texts.signOutEverywhere}
        </label>
      )}
      <p className="small" role="alert">
        {state === 'failed' ? texts.signOutFailed : ''}
      </p>
    </form>
  );
}
