/**
 * An island because it shows opening hours by the current time and loads a chat provider on press. It hydrates when
 * visible. Without JavaScript the contact options are links.
 */
import { ChatWays } from './ChatWays.tsx';
import type { ChatFacts } from './chat-facts.ts';

export function ChatPanel({ facts }: { facts: ChatFacts }) {
  return <ChatWays facts={facts} />;
}
