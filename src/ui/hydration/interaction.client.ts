import type { ClientDirective } from 'astro';

/** `client:interaction={{ query: ['amount'] }}` */
export type InteractionOptions = {
  /** Hydrates at once if the address has one of these parameters, in its query or its fragment. */
  readonly query?: readonly string[];
  /** Hydrates at once if localStorage or sessionStorage has a key with one of these prefixes. */
  readonly storage?: readonly string[];
  /** If this media query matches, also hydrates when in view and idle. */
  readonly inView?: string;
  /**
   * Selector of links anywhere on the page that open something in this island. Approaching one hydrates the island; a
   * press is held until the island dispatches `island-ready`.
   */
  readonly links?: string;
  /** Fragment to which a link leads while offline. Without it the page shows a message. */
  readonly offline?: string;
};

/** Time after which a held press is released to the browser. */
const TIMEOUT_MS = 8000;

/**
 * `client:interaction` hydrates an island when somebody points at it, touches or focuses it. A press on a button or
 * link before hydration is held and replayed afterwards. If the code does not load, the press is left to the browser:
 * the form posts, the link navigates. While offline the page stays and shows the popover `offline` of the layout.
 * Inputs are never held (see useEarlyInput), nor is slot content, which is static. Astro inlines this script into
 * each page that needs it: every byte counts.
 */
const interaction: ClientDirective = (load, options, island) => {
  // Astro passes the attribute's value unchecked.
  const { query, storage, inView, links, offline }: InteractionOptions = Object(options.value);
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let isHolding = false;
  let ahead: Promise<unknown> | undefined;
  let hasFailed = false;
  let held: HTMLElement | null = null;

  function hold(event: Event): void {
    const control = controlOf(event);
    if (!control || isElsewhere(event) || (!links && isInSlot(control, island))) return;
    void hydrate();
    if (!isHolding) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) held.ariaBusy = null;
    held = control;
    held.ariaBusy = 'true';
  }

  /** Replays the held press. React hydrates synchronously for a click, so its handlers receive it. */
  function release(isLost: boolean): void {
    isHolding = false;
    island.toggleAttribute('data-unhydrated', isLost);
    const control = held;
    held = null;
    const isOffline = isLost && !navigator.onLine;
    const hasPlace = control && isOffline && offline;
    // lost-scripts.js shows a message.
    if (isLost && !hasPlace) island.dispatchEvent(new Event('island-failed', { bubbles: true }));
    if (!control) return;
    control.ariaBusy = null;
    if (hasPlace) location.hash = hasPlace;
    // Navigating while offline would show the browser's error page and lose the input.
    else if (!isOffline || control.matches('a:not([href^="/"])')) control.click();
  }

  // Astro resolves `load` even when loading failed, and reports that by an event. It is dispatched from here, so that
  // failures of prefetching are not reported.
  const onError = (event?: Event) => {
    event?.stopPropagation();
    hasFailed = true;
  };

  /** With `links` the listeners are on the whole page. */
  const isElsewhere = ({ target }: Event) => links && !(target instanceof Element && target.closest(links));
  const touch = (event: Event) => {
    if (!isElsewhere(event)) void hydrate();
  };

  /** After a failure the next touch tries again. */
  async function hydrate(): Promise<void> {
    if (isLoading) return;
    isLoading = isHolding = true;
    const timer = setTimeout(release, TIMEOUT_MS, true);
    // Waits for the prefetch, so that its failure is not taken for a failure of this attempt.
    await ahead;
    hasFailed = false;
    const isReady = new Promise((resolve) => {
      if (links) island.addEventListener('island-ready', resolve, { once: true, signal });
      else resolve(null);
    });
    await load()
      .then((hydrateIsland) => hydrateIsland())
      .catch(() => onError());
    if (!hasFailed) await isReady;
    clearTimeout(timer);
    if (!hasFailed) listening.abort();
    release(hasFailed);
    isLoading = false;
  }

  island.addEventListener('astro:hydration-error', onError, { signal });
  const place = links ? document : island;
  // Autofill and some assistive software change inputs without focusing them.
  for (const type of ['pointerover', 'touchstart', 'focusin', 'input'])
    place.addEventListener(type, touch, { signal, passive: true });
  for (const type of ['click', 'submit']) place.addEventListener(type, hold, { signal, capture: true });
  if (isAskedFor(query) || isStored(storage)) void hydrate();
  else
    whenInView(island, signal, () => {
      if (inView && matchMedia(inView).matches) void hydrate();
      else ahead = load().catch(() => {});
    });
};

/** The element whose press or submit is held; null if the browser must handle it: a link to a new tab, a download. */
function controlOf(event: Event): HTMLElement | null {
  if (event instanceof SubmitEvent) return event.submitter;
  if (!(event instanceof MouseEvent && event.target instanceof Element)) return null;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return ctrlKey || metaKey || shiftKey || altKey
    ? null
    : event.target.closest<HTMLElement>(
        'a[href]:not([target="_blank"],[download]),button,[type=submit],[type=image],[data-held]',
      );
}

function isInSlot(control: HTMLElement, island: HTMLElement): boolean {
  return control.closest('astro-slot,astro-island') !== island;
}

function isAskedFor(query?: readonly string[]): boolean | undefined {
  const address = new URLSearchParams(location.search + location.hash.replace('#', '&'));
  return query?.some((name) => address.has(name));
}

function isStored(keys?: readonly string[]): boolean | undefined {
  if (!keys) return false;
  try {
    const stored = Object.keys({ ...sessionStorage, ...localStorage });
    return keys.some((key) => stored.some((other) => other.startsWith(key)));
  } catch {
    return false;
  }
}

/** Prefetches when the island is in view and the page is idle, unless the visitor saves data. */
function whenInView(island: HTMLElement, signal: AbortSignal, loadAhead: () => void): void {
  const { connection }: { connection?: { readonly saveData?: boolean } } = Object(navigator);
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (!connection?.saveData && !signal.aborted) whenIdle(loadAhead);
  });
  // The island element itself has no box (`display: contents`).
  for (const child of island.children) observer.observe(child);
}

// Astro requires a default export.
export { interaction as default };
