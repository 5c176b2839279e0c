/**
 * An island because it says whether there is a network, and because the page goes with whoever signs out in another
 * tab. It hydrates when its place at the top of the page is in sight: nobody touches it.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { forgetOwnThings } from './session.store.ts';
import { useOwnPage } from './use-own-page.ts';

interface Props {
  /** Whether it shows what is known of somebody who has signed in. */
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

/** Says that there is no network, and keeps the forms of the page (`data-needs-network`) from being sent into none. */
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
        // What was typed stays.
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
