import { type SyntheticEvent, useRef, useState } from 'react';
import type { NoticeChannel } from '../../notices/notice-channels.ts';
import { signInPath } from '../../sign-in/sign-in-path.ts';
import type { SavedSearch } from '../saved-search.schema.ts';
import { sendSearchForm } from '../saved-searches.api.ts';

interface Options {
  readonly texts: { readonly failed: string; readonly offline: string };
  /** The preselected channel. */
  readonly channel: NoticeChannel;
  /** The form's own path, to which the shopper returns after signing in again. */
  readonly path: string;
  readonly onDone: (search: SavedSearch | null) => void;
  readonly onFailed?: (message: string) => void;
}

interface Failure {
  readonly message: string;
  readonly isEmail: boolean;
}

/** State of the form that saves a search: prevents double submits, and requires an address if e-mail is chosen. */
export function useSearchForm({ texts, channel, path, onDone, onFailed }: Options) {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isAddressNeeded, setAddressNeeded] = useState(channel === 'email');
  const follow = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const chosen = new FormData(currentTarget).get('channel') ?? channel;
    setAddressNeeded(chosen === ('email' satisfies NoticeChannel));
  };
  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    const { redirect: _elsewhere, ...fields } = Object.fromEntries(new FormData(form));
    const outcome = await sendSearchForm({ action: form.action, fields }, texts);
    isSending.current = false;
    setBusy(false);
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      onFailed?.(outcome.message);
    } else if (outcome.kind === 'done') onDone(outcome.search);
    else location.assign(signInPath({ type: 'saved-search', redirect: path, back: '/' }));
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { isBusy, failure, isAddressNeeded, follow, submit };
}
