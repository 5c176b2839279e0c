import { useState } from 'react';
import { Sheet } from '../ui/dialog/Sheet.tsx';
import { ChatWays } from './ChatWays.tsx';
import styles from './chat-dialog.css?url';
import type { ChatFacts } from './chat-facts.ts';

interface Props {
  facts: ChatFacts;
  /** The link that opened it; null while it is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
}

/** The contact options in a dialog. */
export function ChatDialog({ facts, opener, onClosed }: Props) {
  const { heading, close } = facts;
  const [carSlug] = useState(() => document.querySelector<HTMLElement>('[data-car]')?.dataset['slug']);
  return (
    <Sheet id="chat-sheet" title={heading} {...{ close, styles, opener, onClosed }}>
      <ChatWays facts={facts} carSlug={carSlug} onStarted={onClosed} />
    </Sheet>
  );
}
