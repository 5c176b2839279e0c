import { mayBeginUnasked } from './may-begin.ts';

/** Makes a view live; false when its pictures could not be loaded, and another touch may try again. */
export type Begin = (view: HTMLElement, cause: Event | null) => Promise<boolean>;

const scripts: Readonly<Record<string, () => Promise<Begin>>> = {
  spin: async () => {
    const { beginSpin } = await import('./spin.client.ts');
    return beginSpin;
  },
  interior: async () => {
    const { beginInterior } = await import('./interior.client.ts');
    return beginInterior;
  },
};

/** A finger that scrolls past the picture wants nothing of it; one that moves sideways or taps does. */
function isWish(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest('[data-images]')) return false;
  if (!(event instanceof PointerEvent) || event.type === 'click') return true;
  if (event.type === 'pointerdown') return event.pointerType !== 'touch';
  return event.buttons > 0 && Math.abs(event.movementX) > Math.abs(event.movementY);
}

function mayBegin(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const fact = (name: string): unknown =>
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
  return mayBeginUnasked({
    isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isHandheld: matchMedia('(pointer: coarse)').matches,
    saveData: fact('saveData'),
    type: fact('type'),
    effectiveType: fact('effectiveType'),
  });
}

/**
 * `<turn-view>`: a car that can be turned or looked around in. What it takes comes with the first touch, or
 * once the page is loaded and the view is seen: `data-begin="seen"` the view is to live at once, `"unasked"`
 * only where motion and data are welcome.
 *
 * An element and no island: its first touch loads 5 KB (gzip), to which React would add 67.
 */
class TurnViewElement extends HTMLElement {
  readonly #stop = new AbortController();
  #isAwake = false;

  connectedCallback(): void {
    for (const type of ['click', 'focusin', 'pointerdown', 'pointermove']) {
      const wake = (event: Event) => isWish(event) && void this.#wake(event);
      this.addEventListener(type, wake, { signal: this.#stop.signal, passive: true });
    }
    this.addEventListener('click', (event) => this.#showImages(event), { signal: this.#stop.signal });
    const { begin } = this.dataset;
    if (begin === 'seen' || (begin === 'unasked' && mayBegin())) this.#wakeWhenSeen();
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  #showImages({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest('[data-images]')) return;
    this.closest('.media')?.querySelector<HTMLInputElement>('input[value="images"]')?.click();
  }

  #wakeWhenSeen(): void {
    const watch = () => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void this.#wake(null);
        },
        { threshold: 0.5 },
      );
      observer.observe(this);
    };
    if (document.readyState === 'complete') watch();
    else addEventListener('load', watch, { once: true, signal: this.#stop.signal });
  }

  async #wake(cause: Event | null): Promise<void> {
    const script = scripts[this.dataset['kind'] ?? ''];
    if (this.#isAwake || script === undefined) return;
    this.#isAwake = true;
    const failed = this.querySelector<HTMLElement>('[data-part="failed"]');
    if (failed?.contains(document.activeElement)) this.querySelector<HTMLElement>('[role="slider"]')?.focus();
    if (failed) failed.hidden = true;
    try {
      const begin = await script();
      this.#isAwake = await begin(this, cause);
    } catch (error) {
      console.warn(error);
      this.#isAwake = false;
    }
    if (failed) failed.hidden = this.#isAwake;
  }
}

export function defineTurnView(): void {
  if (!customElements.get('turn-view')) customElements.define('turn-view', TurnViewElement);
}
