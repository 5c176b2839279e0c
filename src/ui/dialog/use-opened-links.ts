import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Options<Wanted> {
  /** What a link opens; null for ordinary links. */
  readonly wantedBy: (link: HTMLAnchorElement) => Wanted | null;
  /** The pointer or focus is near the link: prefetch. */
  readonly near: (wanted: Wanted) => Promise<unknown>;
  /** Opens it; if this rejects, the link is followed. */
  readonly open: (wanted: Wanted, link: HTMLAnchorElement) => Promise<unknown>;
  /** Fragment to which the links lead while offline. Without it the page shows a message. */
  readonly offline?: string | undefined;
}

/** Time after which the link is followed: everything it opens also exists as a page. */
const TIMEOUT_MS = 8000;

/**
 * Lets links anywhere on the page open something in an island that `client:interaction={{ links }}` hydrates. The ref
 * belongs to the island's root element.
 */
export function useOpenedLinks<Wanted>(options: Options<Wanted>): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const open = async (wanted: Wanted, link: HTMLAnchorElement) => {
    const follow = () => {
      if (navigator.onLine) location.assign(link.href);
      else if (options.offline) location.assign(options.offline);
      else document.getElementById('offline')?.showPopover();
    };
    const timer = setTimeout(follow, TIMEOUT_MS);
    link.ariaBusy = 'true';
    await options.open(wanted, link).catch(follow);
    clearTimeout(timer);
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
  const loadTouched = useEffectEvent(() => Promise.allSettled(touchedLinks().map(loadFor)));
  const loadFor = async (link: HTMLAnchorElement) => {
    const wanted = options.wantedBy(link);
    if (wanted) await options.near(wanted);
  };
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Until this is done `client:interaction` holds the first press, with its own timeout.
    void loadTouched().then(() => {
      for (const type of ['pointerover', 'touchstart', 'focusin', 'click'])
        document.addEventListener(type, (event) => onEvent(event), {
          signal,
          passive: type === 'touchstart',
        });
      root.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
    });
    return () => listening.abort();
  }, []);
  return root;
}

/** The links whose touch or press hydrated the island. */
function touchedLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a:is([aria-busy="true"], :hover, :focus)')];
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
