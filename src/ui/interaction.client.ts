import type { ClientDirective } from 'astro';

/** `client:interaction={{ query: ['amount'] }}` */
export type InteractionOptions = {
  /** An address with one of these parameters, before or after its `#`, hydrates at once. */
  readonly query?: readonly string[];
  /** So does a device or tab that keeps something under a key that begins so. */
  readonly storage?: readonly string[];
  /** A media query: where it matches, the island hydrates in view as well, at the first idle moment. */
  readonly inView?: string;
  /**
   * A selector: links anywhere on the page that open something in this island. Whoever comes near one hydrates the
   * island; a press is held until the island tells by the event `island-ready` that it handles such presses.
   */
  readonly links?: string;
  /** Where a link leads while there is no network: an anchor of the page. Without it the page says so. */
  readonly offline?: string;
};

/** After so long a press is no longer held: what the browser does by itself is better than nothing. */
const PATIENCE_MS = 8000;

/**
 * `client:interaction` hydrates an island when somebody points at it, touches or focuses it. A press on a button or
 * link that comes before the island is hydrated is held, and made again afterwards. If the code does not come, the
 * same press is left to the browser: the form posts, the link leads; but without a network the page stays
 * and says so, in the popover `offline` of the layout. Inputs are never held: see useEarlyInput. Nor is what stands in a
 * slot: that is static content, which needs no island.
 *
 * Astro writes this script into each page that needs it: every byte counts.
 */
const interaction: ClientDirective = (load, options, island) => {
  // Astro passes on whatever stands in the attribute.
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

  /** Presses again what was held. React hydrates at once for a click, so that its own handlers hear it. */
  function release(isLost: boolean): void {
    isHolding = false;
    island.toggleAttribute('data-unhydrated', isLost);
    const control = held;
    held = null;
    const isOffline = isLost && !navigator.onLine;
    const hasPlace = control && isOffline && offline;
    // The page says so: lost-scripts.js.
    if (isLost && !hasPlace) island.dispatchEvent(new Event('island-failed', { bubbles: true }));
    if (!control) return;
    control.ariaBusy = null;
    if (hasPlace) location.hash = hasPlace;
    // A posted form or another page would be the browser's own error page, and lose what was typed.
    else if (!isOffline || control.matches('a:not([href^="/"])')) control.click();
  }

  // Astro resolves `load` also when there is nothing to hydrate with, and tells of it by an event. The page hears of it
  // from here, and not of what failed ahead of a touch.
  const onError = (event?: Event) => {
    event?.stopPropagation();
    hasFailed = true;
  };

  /** With `links` the whole page is listened to. */
  const isElsewhere = ({ target }: Event) => links && !(target instanceof Element && target.closest(links));
  const touch = (event: Event) => {
    if (!isElsewhere(event)) void hydrate();
  };

  /** After a failure the next touch tries again. */
  async function hydrate(): Promise<void> {
    if (isLoading) return;
    isLoading = isHolding = true;
    const patience = setTimeout(release, PATIENCE_MS, true);
    // Loads once more what failed then, and takes no failure of then for one of now.
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
    clearTimeout(patience);
    if (!hasFailed) listening.abort();
    release(hasFailed);
    isLoading = false;
  }

  island.addEventListener('astro:hydration-error', onError, { signal });
  const place = links ? document : island;
  // A browser that fills in a form, and some assistive software, change inputs that were never focused.
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

/** What a press or a submit is held for; null where it is the browser's alone: a link into a new tab, a download. */
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

/** Loads ahead of the first touch, at the first idle moment with the island in view, unless the visitor saves data. */
function whenInView(island: HTMLElement, signal: AbortSignal, loadAhead: () => void): void {
  const { connection }: { connection?: { readonly saveData?: boolean } } = Object(navigator);
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (!connection?.saveData && !signal.aborted) whenIdle(loadAhead);
  });
  // The island itself has no box of its own (`display: contents`).
  for (const child of island.children) observer.observe(child);
}

// Astro takes a directive by the default export of its file.
export { interaction as default };
