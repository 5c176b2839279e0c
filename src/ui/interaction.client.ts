import type { ClientDirective } from 'astro';

/** `client:interaction={{ query: ['amount'] }}`: an address with one of these parameters hydrates at once. */
export type InteractionOptions = { readonly query?: readonly string[] };

const reaches = ['pointerover', 'touchstart', 'focusin'];

/** After so long a press is no longer held: what the browser does by itself is better than nothing. */
const PATIENCE_MS = 8000;

/**
 * `client:interaction` hydrates an island when somebody points at it, touches or focuses it. A press on a button or
 * link that comes before the island is hydrated is held, and made again afterwards. If the code does not come, the
 * same press is left to the browser: the form posts, the link leads. Inputs are never held: see useEarlyInput.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let isHolding = false;
  let isReplaying = false;
  let held: HTMLElement | null = null;

  function hold(event: Event): void {
    const control = isReplaying ? null : controlOf(event);
    if (control === null) return;
    void hydrate();
    if (!isHolding) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.removeAttribute('aria-busy');
    held = control;
    held.ariaBusy = 'true';
  }

  /** Presses again what was held. React hydrates a tree at once for a click, so that its own handlers hear it. */
  function release(): void {
    isHolding = false;
    const control = held;
    held = null;
    control?.removeAttribute('aria-busy');
    isReplaying = true;
    control?.click();
    isReplaying = false;
  }

  /** Styles may show then what only the page without script needs. The next touch tries again. */
  function giveUp(): void {
    island.dataset['unhydrated'] = '';
    release();
  }

  async function hydrate(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    isHolding = true;
    const patience = setTimeout(giveUp, PATIENCE_MS);
    let hasFailed = false;
    const onError = () => {
      hasFailed = true;
    };
    island.addEventListener('astro:hydration-error', onError, { once: true });
    try {
      const hydrateIsland = await load();
      await hydrateIsland();
    } catch (error) {
      hasFailed = true;
      console.error(error);
    }
    island.removeEventListener('astro:hydration-error', onError);
    clearTimeout(patience);
    isLoading = false;
    if (hasFailed) return giveUp();
    listening.abort();
    delete island.dataset['unhydrated'];
    release();
  }

  for (const type of reaches) island.addEventListener(type, hydrate, { signal, passive: true });
  for (const type of ['click', 'submit']) island.addEventListener(type, hold, { signal, capture: true });
  if (isAskedFor(value)) void hydrate();
  else prefetchInView(load, island, signal);
};

/** What a press or a submit is held for; null where it is the browser's alone, such as a link into a new tab. */
function controlOf(event: Event): HTMLElement | null {
  if (event.defaultPrevented) return null;
  if (event instanceof SubmitEvent) return event.submitter;
  if (!(event instanceof MouseEvent && event.target instanceof Element)) return null;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  return event.target.closest<HTMLElement>('a[href], button, [type="submit"], [type="image"]');
}

/** Astro passes on whatever stands in the attribute. */
function isAskedFor(value: unknown): boolean {
  const { query }: InteractionOptions = Object(value);
  const address = new URLSearchParams(location.search);
  return query?.some((name) => address.has(name)) ?? false;
}

/** Loads the code ahead of the first touch once the island is in view, unless the visitor saves data. */
function prefetchInView(load: () => Promise<unknown>, island: HTMLElement, signal: AbortSignal): void {
  const { connection }: { connection?: { readonly saveData?: boolean } } = Object(navigator);
  if (connection?.saveData) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
    else setTimeout(load);
  });
  // The island itself has no box of its own (`display: contents`).
  for (const child of island.children) observer.observe(child);
  signal.addEventListener('abort', () => observer.disconnect());
}

// Astro takes a directive by the default export of its file.
export { interaction as default };
