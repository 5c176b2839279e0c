/**
 * An island because the ways to reach somebody open over the page. It hydrates when somebody comes near the button of
 * the chat; what it says is fetched then. Without JavaScript the button leads to a page with the same.
 */
import { type ComponentProps, useRef, useState } from 'react';
import * as v from 'valibot';
import { useOpenedLinks } from '../ui/use-opened-links.ts';
import type { ChatFacts } from './chat-facts.ts';
import { CHAT_FACTS_FILE, CHAT_PATH } from './chat-provider.ts';

const loadDialog = async () => (await import('./ChatDialog.tsx')).ChatDialog;

/** As far as another version of the site could differ; the rest is what this build has written. */
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
  const [Dialog, reply] = await Promise.all([loadDialog(), fetch(CHAT_FACTS_FILE)]);
  if (!reply.ok) throw new Error(`${CHAT_FACTS_FILE} answered ${reply.status}.`);
  return { Dialog, facts: v.parse(factsSchema, await reply.json()) };
}
