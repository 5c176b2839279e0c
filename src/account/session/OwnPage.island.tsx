/**
 * An island because it reports a lost network connection, and reloads the page when the shopper signs out in another
 * tab. It hydrates when visible, at the top of the page, because nobody interacts with it.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { forgetOwnThings } from './session.store.ts';
import { useOwnPage } from './use-own-page.ts';

interface Props {
  /** Whether the page shows data of a signed-in shopper. */
  isOwn: boolean;
  offline: string;
}

const networkEvents = ['online', 'offline'];

function onNetwork(listener: () => void): () => void {
  for (const type of networkEvents) addEventListener(type, listener);
  return () => {
    for (const type of networkEvents) removeEventListener(type, listener);
  };
}

/** Shows a notice while offline, and blocks submitting forms marked with `data-needs-network`. */
export function OwnPage({ isOwn, offline }: Props) {
  const notice = useRef<HTMLParagraphElement>(null);
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  useOwnPage(isOwn);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if (form.matches('[data-needs-network]') && !navigator.onLine) {
        // The submit is cancelled, so that the input is kept.
        event.preventDefault();
        notice.current?.scrollIntoView({ block: 'center' });
      } else if (form.matches('[data-delete-account]')) forgetOwnThings();
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
  return (
    <p ref={notice} role="status">
      {isOnline ? '' : offline}
    </p>
  );
}
