/** `client:interaction`: an island that comes to life when it is first pointed at, touched or focused. */

type Load = () => Promise<() => Promise<void> | void>;

/**
 * The event by which an island says that it listens: React does so some time after it was asked to. What
 * was pressed before is pressed again then. Until a finger is lifted the page stays as it is, so that the
 * browser's own scrolling, which the finger may have begun, is not cut off.
 */
export const READY = 'island-ready';

const reaches = ['pointerover', 'touchstart', 'focusin', 'click'];

function interaction(load: Load, _options: unknown, island: HTMLElement): void {
  let isLoading = false;
  let pressed: HTMLElement | null = null;
  const awake = new AbortController();
  const { signal } = awake;

  async function wake(event: Event): Promise<void> {
    // The pointer of a finger; its touch is the next event.
    if (
      isLoading ||
      (event instanceof PointerEvent && event.pointerType === 'touch' && event.type !== 'click')
    ) {
      return;
    }
    isLoading = true;
    delete island.dataset['failed'];
    const [hydrate] = await Promise.all([load(), event.type === 'touchstart' ? fingerUp() : null]);
    await hydrate();
    // Astro takes this attribute away when the code was there.
    if (!island.hasAttribute('ssr')) return;
    isLoading = false;
    giveUp();
  }

  function hold(event: MouseEvent): void {
    const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
    if (!isPlain || button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
    pressed = button;
    button.dataset['pressed'] = '';
    void wake(event);
  }

  function release(): HTMLElement | null {
    const button = pressed;
    pressed = null;
    delete button?.dataset['pressed'];
    return button;
  }

  /** A link leads where it says; what only the island can do is said to have failed, and may be tried again. */
  function giveUp(): void {
    const button = release();
    if (button instanceof HTMLAnchorElement) {
      island.removeEventListener('click', hold);
      button.click();
      island.addEventListener('click', hold, { signal });
    } else if (button !== null) island.dataset['failed'] = '';
  }

  island.addEventListener('click', hold, { signal });
  for (const type of reaches) island.addEventListener(type, wake, { signal, passive: true });
  island.addEventListener(
    READY,
    () => {
      awake.abort();
      release()?.click();
    },
    { once: true },
  );
}

function fingerUp(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['touchend', 'touchcancel']) addEventListener(type, resolve, { once: true });
  });
}

// Astro takes a directive by the default export of its file.
export { interaction as default };
