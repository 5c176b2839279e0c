/**
 * An island because the contact options open in a dialog. It hydrates when the pointer or focus comes near the chat
 * button, and fetches its texts then. Without JavaScript the button leads to a page with the same content.
 */
import { type ComponentProps, useRef, useState } from 'react';
import * as v from 'valibot';
import { useOpenedLinks } from '../ui/dialog/use-opened-links.ts';
import type { ChatFacts } from './chat-facts.ts';
import { CHAT_FACTS_FILE, CHAT_PATH } from './chat-provider.ts';

const loadDialog = async () => (await import('./ChatDialog.tsx')).ChatDialog;

/** Checks only the parts that may differ if the JSON comes from another build. */
const shape = v.looseObject({ heading: v.string(), opening: v.looseObject({}), ways: v.array(v.unknown()) });
const factsSchema = v.custom<ChatFacts>((body) => v.is(shape, body));

interface Loaded {
  readonly Dialog: (props: ComponentProps<Awaited<ReturnType<typeof loadDialog>>>) => React.ReactNode;
  readonly facts: ChatFacts;
}

export function ChatPopup() {
  const loading = useRef<Promise<Loaded> | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const load = () => {
    loading.current ??= loadAll();
    loading.current.catch(() => {
      loading.current = null;
    });
    return loading.current;
  };
  const root = useOpenedLinks({
    wantedBy: ({ pathname, dataset }) => (pathname === CHAT_PATH && 'chatLink' in dataset ? CHAT_PATH : null),
    near: load,
    open: async (_, link) => {
      setLoaded(await load());
      setOpener(link);
    },
  });
  return (
    <div ref={root}>
      {loaded && <loaded.Dialog facts={loaded.facts} opener={opener} onClosed={() => setOpener(null)} />}
    </div>
  );
}

async function loadAll(): Promise<Loaded> {
  const [Dialog, reply] = await Promise.all([loadDialog().catch(loadDialog), fetch(CHAT_FACTS_FILE)]);
  if (!reply.ok) throw new Error(`${CHAT_FACTS_FILE} answered ${reply.status}.`);
  return { Dialog, facts: v.parse(factsSchema, await reply.json()) };
}
