import { useEffect } from 'react';
import { isSignedIn, onAccountChange } from './session.store.ts';

/**
 * Hides and reloads a page whose session state no longer matches: `true` for a page with personal data, `false` for a
 * page that asks to sign in. Null disables the check.
 */
export function useOwnPage(isOwn: boolean | null): void {
  useEffect(() => {
    if (isOwn === null) return;
    const follow = (isIn: boolean) => {
      if (isIn === isOwn) return;
      document.querySelector('main')?.toggleAttribute('hidden', true);
      location.reload();
    };
    // The session may have ended while the page was loading. The reverse is not checked: if the server rendered the
    // sign-in state, it is right.
    if (isOwn) follow(isSignedIn());
    return onAccountChange(follow);
  }, [isOwn]);
}
