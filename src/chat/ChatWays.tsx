import { useEffect, useState } from 'react';
import { openingWords } from '../locations/hours/opening-words.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ChatFacts, ChatProviderFacts } from './chat-facts.ts';
import { useChatProvider } from './use-chat-provider.ts';

interface Props {
  facts: ChatFacts;
  /** Of the vehicle whose page it is: whoever reads about one asks about that one. */
  carSlug?: string | undefined;
  /** The provider's chat has opened. */
  onStarted?: () => void;
}

const icons = { form: 'mail', sms: 'message-circle', phone: 'phone' } as const;

/** The chat of a provider where the dealer has one, and the ways that need nobody else. */
export function ChatWays({ facts, carSlug, onStarted }: Props) {
  const { intro, opening, provider, ways } = facts;
  // What the clock decides is said by the browser alone: the page was built at another time.
  const [when, setWhen] = useState('');
  useEffect(() => setWhen(openingWords(opening, Date.now())), [opening]);
  return (
    <div className="chat-ways">
      <p className="intro">{intro}</p>
      <p className="when">{when}</p>
      {provider && <ChatProvider provider={provider} onStarted={onStarted} />}
      <ul role="list">
        {ways.map(({ kind, href, label, text }) => (
          <li key={kind}>
            <a href={kind === 'form' && carSlug ? `/cars/${encodeURIComponent(carSlug)}/enquire` : href}>
              <Icon name={icons[kind]} />
              <span>
                <strong>{label}</strong>
                <span className="small muted figures">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing is asked of a provider before the shopper agrees to it by this button. */
function ChatProvider({
  provider,
  onStarted,
}: {
  provider: ChatProviderFacts;
  onStarted: (() => void) | undefined;
}) {
  const { said, load } = useChatProvider(provider, onStarted);
  return (
    <div className="provider">
      <button type="button" className="button" onClick={() => void load()}>
        {provider.start}
      </button>
      <p className="small muted">{provider.notice}</p>
      <p role="status">{said}</p>
    </div>
  );
}
