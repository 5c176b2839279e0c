/**
 * An island because it confirms without leaving the page, and requires an address only if e-mail is chosen. It
 * hydrates at the first touch. Without JavaScript the form is posted.
 */
import { useEffect, useRef, useState } from 'react';
import '../../../forms/form.css';
import { fill } from '../../../values/fill.ts';
import { ChannelFields } from '../../notices/ChannelFields.tsx';
import { type NoticeChannel, noticeChannels } from '../../notices/notice-channels.ts';
import type { SavedSearch } from '../saved-search.schema.ts';
import type { SaveSearchFacts } from '../saved-searches-facts.ts';
import { savedSearchesPath, saveSearchPath } from '../saved-searches-paths.ts';
import { useSearchForm } from './use-search-form.ts';
import './save-search.css';

interface Props {
  facts: SaveSearchFacts;
  /** The criteria to save. */
  search: string;
  /** The search in words. */
  name: string;
  /** The known e-mail address for alerts; empty if unknown. */
  email: string;
}

/** Asks for the alert channel and saves the search; afterwards replaced by a confirmation. */
export function SaveSearchForm({ facts, search, name, email }: Props) {
  const { texts, labels } = facts;
  const [saved, setSaved] = useState<SavedSearch | null>(null);
  const channel: NoticeChannel = noticeChannels.find((one) => labels[one] !== undefined) ?? 'sms';
  const { isBusy, failure, isAddressNeeded, follow, submit } = useSearchForm({
    texts,
    channel,
    path: saveSearchPath(search),
    onDone: setSaved,
  });
  if (saved !== null) return <SavedNote texts={texts} saved={saved} />;
  return (
    <form
      className="form save-search-form"
      method="post"
      action="/api/saved-searches"
      onChange={follow}
      onSubmit={submit}
    >
      <input type="hidden" name="search" value={search} />
      <p className="save-search-name">{name}</p>
      <p className="muted">{texts.intro}</p>
      {/* The e-mail field is prefilled with the known address, but can be changed. */}
      <ChannelFields
        id="save-search"
        key={email}
        {...{ labels, channel, texts, email, isAddressNeeded }}
        error={failure?.isEmail ? failure.message : undefined}
      />
      <p className="small muted">{texts.consent}</p>
      {failure && !failure.isEmail && (
        <p className="form-errors" role="alert">
          {failure.message}
        </p>
      )}
      <p>
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.saving : texts.submit}
        </button>
      </p>
    </form>
  );
}

/** Confirmation that a search was saved. It takes the focus, because the focused submit button is gone. */
function SavedNote({ texts, saved }: { texts: SaveSearchFacts['texts']; saved: SavedSearch }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const message = saved.channel === 'sms' ? texts.savedSms : texts.savedEmail;
  return (
    <div className="save-search-done" role="status" tabIndex={-1} ref={place}>
      <p className="save-search-name">{texts.savedTitle}</p>
      <p>{fill(message, { name: saved.name })}</p>
      <p>
        <a className="button button--quiet" href={savedSearchesPath}>
          {texts.viewList}
        </a>
      </p>
    </div>
  );
}
