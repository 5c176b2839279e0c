import { useEffect } from 'react';
import { isSignedIn, onAccountChange } from './session.store.ts';

/**
 * For a page that shows what is somebody's own (true), or how to sign in instead (false): once that is wrong it goes
 * out of sight and is loaded anew, for what comes is the server's to say. Null for any other page.
 */
export function useOwnPage(isOwn: boolean | null): void {
  useEffect(() => {
    if (isOwn === null) return;
    const follow = (isIn: boolean) => {
      if (isIn === isOwn) return;
      document.querySelector('main')?.toggleAttribute('hidden', true);
      location.reload();
    };
    // Signed out while it was on its way. A page that is nobody's may be right: the server knows better.
    if (isOwn) follow(isSignedIn());
    return onAccountChange(follow);
  }, [isOwn]);
}
