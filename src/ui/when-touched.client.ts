const reaches = ['pointerover', 'touchstart', 'focusin'];

type Touched = {
  /** Told what called for it. */
  readonly load: (event: Event) => Promise<unknown>;
  /** What does nothing, or something else, before it is loaded: when it is pressed too soon, it is pressed again. */
  readonly held?: string;
  /** Called with what was pressed in vain. */
  readonly onFail?: (control: HTMLElement) => void;
};

/**
 * Loads what a part of the page needs when somebody comes near it: points at it, touches or focuses it. A press
 * waits for that; where nothing can be loaded the next try begins anew.
 */
export function whenTouched(part: HTMLElement, { load, held, onFail }: Touched): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let loading: Promise<void> | null = null;
  let pressed: HTMLElement | null = null;

  function begin(event: Event): Promise<void> {
    loading ??= load(event).then(
      () => waiting.abort(),
      () => {
        loading = null;
      },
    );
    return loading;
  }

  async function press(event: MouseEvent): Promise<void> {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = held && target instanceof Element ? target.closest<HTMLElement>(held) : null;
    // Held keys ask for a tab, a window or a download: that is the browser's.
    if (!control || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed) pressed.ariaBusy = null;
    const isWaitedFor = pressed !== null;
    pressed = control;
    control.ariaBusy = 'true';
    if (isWaitedFor) return;
    await begin(event);
    const last = pressed;
    pressed = null;
    last.ariaBusy = null;
    if (signal.aborted) last.click();
    else onFail?.(last);
  }

  for (const type of reaches) part.addEventListener(type, begin, { signal, passive: true });
  part.addEventListener('click', press, { signal, capture: true });
}
