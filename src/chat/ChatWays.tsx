import { useEffect, useState } from 'react';
import { openingWords } from '../locations/hours/opening-words.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import type { ChatFacts, ChatProviderFacts } from './chat-facts.ts';
import { useChatProvider } from './use-chat-provider.ts';

interface Props {
  facts: ChatFacts;
  /** Slug of the page's vehicle, added to enquiry links. */
  carSlug?: string | undefined;
  /** Called when the provider's chat has opened. */
  onStarted?: () => void;
}

const icons = { form: 'mail', sms: 'message-circle', phone: 'phone' } as const;

/** The provider's chat, if the dealer has one, and contact options without a third party. */
export function ChatWays({ facts, carSlug, onStarted }: Props) {
  const { intro, opening, provider, ways } = facts;
  // Set after hydration only, because the page was built at another time.
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

/** The provider is contacted only after the shopper has pressed this button. */
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
