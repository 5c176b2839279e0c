import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Options<Wanted> {
  /** What a link opens; null for links that lead where they say. */
  readonly wantedBy: (link: HTMLAnchorElement) => Wanted | null;
  /** Somebody comes near the link: what it opens may be fetched. */
  readonly near: (wanted: Wanted) => Promise<unknown>;
  /** Rejects when it cannot be opened: then the link is followed. */
  readonly open: (wanted: Wanted, link: HTMLAnchorElement) => Promise<unknown>;
  /** Where the links lead while there is no network: an anchor of the page. Without it the page says so. */
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
    const follow = () => {
      if (navigator.onLine) location.assign(link.href);
      else if (options.offline) location.assign(options.offline);
      else document.getElementById('offline')?.showPopover();
    };
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
  const loadTouched = useEffectEvent(() => Promise.allSettled(touchedLinks().map(loadFor)));
  const loadFor = async (link: HTMLAnchorElement) => {
    const wanted = options.wantedBy(link);
    if (wanted) await options.near(wanted);
  };
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Until then `client:interaction` holds the press that came first, and its patience goes for both.
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

/** Those whose touch or press hydrated the island. */
function touchedLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a:is([aria-busy="true"], :hover, :focus)')];
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
