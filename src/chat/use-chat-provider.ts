import { useRef, useState } from 'react';
import type { ChatProviderFacts } from './chat-facts.ts';

const patienceMs = 15_000;

/** The chat of a provider, of whom nothing is asked before `load`; `said` is what to tell the shopper of it. */
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
 * Loads a provider's script and opens its chat by the function named `open`, `Chat.open`; without a name it opens
 * by itself. False when the script does not come: the next try fetches it anew.
 */
async function loadChat(src: string, open: string): Promise<boolean> {
  loaded ??= addScript(src);
  const isThere = await loaded;
  if (!isThere) {
    loaded = null;
    return false;
  }
  // The provider's own button is the way to it from here on, and ours is hidden.
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
    const timer = setTimeout(() => end(false), patienceMs);
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    document.body.append(script);
  });
}

/** What a provider's script does wrong is not worth an error here: its own button is there. */
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
