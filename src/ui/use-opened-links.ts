import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Options<Wanted> {
  /** What a link opens; null for links that lead where they say. */
  readonly wantedBy: (link: HTMLAnchorElement) => Wanted | null;
  /** Somebody comes near the link: what it opens may be fetched. */
  readonly near: (wanted: Wanted) => Promise<unknown>;
  /** Rejects when it cannot be opened: then the link is followed. */
  readonly open: (wanted: Wanted, link: HTMLAnchorElement) => Promise<unknown>;
  /** Where the links lead while there is no network: an anchor of the page. */
  readonly offline?: string | undefined;
}

/** After so long a link is followed: what it opens is a page too. */
const PATIENCE_MS = 8000;

/**
 * Lets links anywhere on the page open something in an island, which `client:interaction={{ links }}` hydrates. The
 * ref belongs to the root of the island.
 */
export function useOpenedLinks<Wanted>(options: Options<Wanted>): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const open = async (wanted: Wanted, link: HTMLAnchorElement) => {
    const follow = () => location.assign(navigator.onLine || !options.offline ? link.href : options.offline);
    const patience = setTimeout(follow, PATIENCE_MS);
    link.ariaBusy = 'true';
    await options.open(wanted, link).catch(follow);
    clearTimeout(patience);
    link.ariaBusy = null;
  };
  const onEvent = useEffectEvent((event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const wanted = link && options.wantedBy(link);
    if (!wanted) return;
    if (event.type !== 'click') void options.near(wanted).catch(() => {});
    else if (event instanceof MouseEvent && !hasModifier(event)) {
      event.preventDefault();
      if (!link.ariaBusy) void open(wanted, link);
    }
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    const types = ['pointerover', 'touchstart', 'focusin', 'click'];
    for (const type of types) document.addEventListener(type, listener, { passive: type === 'touchstart' });
    root.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);
  return root;
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
