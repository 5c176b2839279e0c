/**
 * An island because the e-mail address is required only if e-mail is chosen, and its error is shown next to the
 * field. It hydrates at the first touch. Without JavaScript the form is posted and checked by the function.
 */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import '../../forms/form.css';
import { keepWhileOffline } from '../../ui/islands/keep-while-offline.ts';
import { ChannelFields } from './ChannelFields.tsx';
import type { NoticeChannel } from './notice-channels.ts';
import type { NoticeFacts } from './notice-facts.ts';
import './watch-notices.css';

/** Asks whether to send messages about saved cars. No box is ticked by default; earlier choices are restored. */
export function WatchNotices({ texts, labels, channel, ticked, email, state }: NoticeFacts) {
  const [isAddressNeeded, setAddressNeeded] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const follow = () => {
    const data = new FormData(form.current ?? undefined);
    const isTicked = data.has('price_drops') || data.has('sold');
    setAddressNeeded(isTicked && (data.get('channel') ?? channel) === ('email' satisfies NoticeChannel));
  };
  const followFirst = useEffectEvent(follow);
  // Boxes may be ticked already: by an earlier choice, or before hydration.
  useLayoutEffect(() => followFirst(), []);
  return (
    <section className="panel watch-notices" id="notices" aria-labelledby="notices-heading">
      <h2 id="notices-heading">{texts.heading}</h2>
      <p className="muted">{texts.intro}</p>
      {state && (
        <p className="watch-notices-state" role="status">
          {state}
        </p>
      )}
      <form
        ref={form}
        className="form"
        method="post"
        action="/api/watchlist/notices"
        onChange={follow}
        onSubmit={keepWhileOffline}
      >
        <div>
          <Tick name="price_drops" label={texts.priceDrops} isTicked={ticked.includes('price_drops')} />
          <Tick name="sold" label={texts.sold} isTicked={ticked.includes('sold')} />
        </div>
        <ChannelFields id="notices" {...{ labels, channel, texts, email, isAddressNeeded }} />
        <p className="small muted">{texts.consent}</p>
        <p>
          <button type="submit" className="button">
            {texts.submit}
          </button>
        </p>
      </form>
    </section>
  );
}

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  const id = `notices-${name}`;
  return (
    <div className="field field--tick">
      <input type="checkbox" id={id} name={name} value="true" defaultChecked={isTicked} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
