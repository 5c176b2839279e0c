import { useEffect } from 'react';
import { isSignedIn, onAccountChange } from './session.store.ts';

/**
 * Hides and reloads the page when its content no longer matches the session. `isOwn` is true for a page with
 * personal data, and false for a page that asks to sign in; null disables the check.
 */
export function useOwnPage(isOwn: boolean | null): void {
  useEffect(() => {
    if (isOwn === null) return;
    const follow = (isIn: boolean) => {
      if (isIn === isOwn) return;
      document.querySelector('main')?.toggleAttribute('hidden', true);
      location.reload();
    };
    // The session may have ended while the page was loading. A page that asks to sign in is not checked here:
    // the server found no valid session, whatever the cookie says.
    if (isOwn) follow(isSignedIn());
    return onAccountChange(follow);
  }, [isOwn]);
}
