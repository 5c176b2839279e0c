import type { ChatSettings } from '../tenant/settings/site/chat.schema.ts';

type Provider = NonNullable<ChatSettings['provider']>;

export const CHAT_PATH = '/chat';

/** JSON file with the content of the chat dialog. */
export const CHAT_FACTS_FILE = '/forms/chat.json';

/** URL of the provider's script for this dealer. */
export function chatScript({ script, account }: Pick<Provider, 'script' | 'account'>): string {
  return script.replaceAll('{account}', account);
}

export interface ChatSources {
  readonly show: boolean;
  readonly provider: Pick<Provider, 'script' | 'account' | 'hosts'> | null;
}

/** Hosts that the content security policy must allow for the chat; empty without a provider. */
export function chatHosts({ show, provider }: ChatSources): readonly string[] {
  if (!show || provider === null) return [];
  return [...new Set([new URL(chatScript(provider)).origin, ...provider.hosts])];
}
