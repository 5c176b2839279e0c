/**
 * An island because it says when somebody answers, by the clock of the visit, and loads a provider's chat at a press.
 * It hydrates when it is seen. Without JavaScript the ways are links.
 */
import { ChatWays } from './ChatWays.tsx';
import type { ChatFacts } from './chat-facts.ts';

export function ChatPanel({ facts }: { facts: ChatFacts }) {
  return <ChatWays facts={facts} />;
}
