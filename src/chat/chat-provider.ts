import type { ChatSettings } from '../tenant/settings/site/chat.schema.ts';

type Provider = NonNullable<ChatSettings['provider']>;

export const CHAT_PATH = '/chat';

/** What the dialog of the chat says. */
export const CHAT_FACTS_FILE = '/forms/chat.json';

/** The address of the provider's script for this dealer. */
export function chatScript({ script, account }: Pick<Provider, 'script' | 'account'>): string {
  return script.replaceAll('{account}', account);
}

export interface ChatSources {
  readonly show: boolean;
  readonly provider: Pick<Provider, 'script' | 'account' | 'hosts'> | null;
}

/** Whom pages may load from and ask for the chat's sake; none where there is none. */
export function chatHosts({ show, provider }: ChatSources): readonly string[] {
  if (!show || provider === null) return [];
  return [...new Set([new URL(chatScript(provider)).origin, ...provider.hosts])];
}
