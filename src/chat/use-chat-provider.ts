import { useRef, useState } from 'react';
import type { ChatProviderFacts } from './chat-facts.ts';

const TIMEOUT_MS = 15_000;

/** Loads a chat provider on `load`, which is its first contact; `said` is a message for the shopper. */
export function useChatProvider(provider: ChatProviderFacts, onStarted: (() => void) | undefined) {
  const [said, setSaid] = useState('');
  const isLoading = useRef(false);
  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setSaid(provider.loading);
    const isThere = await loadChat(provider.script, provider.open);
    isLoading.current = false;
    setSaid(isThere ? '' : provider.failed);
    if (isThere) onStarted?.();
  };
  return { said, load };
}

let loaded: Promise<boolean> | null = null;

/**
 * Loads the provider's script and calls its function `open` (such as `Chat.open`; none if the chat opens by itself).
 * False if the script fails to load; the next attempt requests it again.
 */
async function loadChat(src: string, open: string): Promise<boolean> {
  loaded ??= addScript(src);
  const isThere = await loaded;
  if (!isThere) {
    loaded = null;
    return false;
  }
  // From now on the provider's own button is used, and ours is hidden by CSS.
  document.documentElement.dataset['chat'] = 'provider';
  if (open !== '') callNamed(open);
  return true;
}

function addScript(src: string): Promise<boolean> {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      if (!isThere) script.remove();
      resolve(isThere);
    };
    const timer = setTimeout(() => end(false), TIMEOUT_MS);
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    document.body.append(script);
  });
}

/** Errors in the provider's function are ignored, because its own button is there. */
function callNamed(path: string): void {
  const names = path.split('.');
  const method = names.pop() ?? '';
  try {
    const owner = names.reduce<object>((object, name) => Reflect.get(object, name), window);
    Reflect.apply(Reflect.get(owner, method), owner, []);
  } catch (error) {
    console.warn(error);
  }
}
