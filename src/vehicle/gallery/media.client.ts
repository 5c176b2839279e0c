import { slideBeside, stepOfKey } from './slide-steps.ts';
import { scrollStripTo, stripIndex } from './strip.client.ts';
import { chosenView, VIEW_NAME } from './view-switch.client.ts';
import { wakeGallery } from './wake-gallery.client.ts';

/**
 * `<vehicle-media>`: what the pictures of a vehicle need before, and without, the gallery's island: arrows and
 * thumbnails that move the strip, and a stand-in for a photograph that does not load.
 */
class VehicleMediaElement extends HTMLElement {
  readonly #stop = new AbortController();
  /** Where the strip is gliding to: the next step begins there, not where it happens to be on its way. */
  #aim: number | null = null;

  connectedCallback(): void {
    const { signal } = this.#stop;
    this.addEventListener('error', ({ target }) => this.#standIn(target), { capture: true, signal });
    for (const photo of this.querySelectorAll<HTMLImageElement>('.gallery img')) {
      if (photo.complete && photo.naturalWidth === 0) this.#standIn(photo);
    }
    const gallery = this.querySelector<HTMLElement>('.gallery-place');
    if (gallery) wakeGallery(gallery);
    // Before the gallery hears of it: it holds back what is pressed until it lives.
    this.addEventListener('click', (event) => this.#press(event), { capture: true, signal });
    this.addEventListener('keydown', (event) => this.#type(event), { capture: true, signal });
    for (const type of ['scrollend', 'touchstart', 'wheel']) {
      this.addEventListener(type, () => this.#arrive(), { capture: true, passive: true, signal });
    }
    this.addEventListener('click', (event) => this.#enlarge(event), { signal });
    this.addEventListener('change', (event) => this.#rewind(event), { signal });
    this.addEventListener(VIEW_NAME, (event) => this.#choose(event), { signal });
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  #arrive(): void {
    this.#aim = null;
  }

  /** The strip while the browser scrolls it; null as soon as the island does. */
  get #strip(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.strip:not([data-carousel])');
  }

  /** The drawing of such a vehicle, or nothing when that fails too; neither passes for the vehicle. */
  #standIn(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.closest('.gallery') === null) return;
    const { drawing, brokenText = '' } = this.dataset;
    const place = target.closest('li');
    const isFirstFailure = place?.dataset['broken'] === undefined;
    if (place) place.dataset['broken'] = brokenText;
    if (!(target instanceof HTMLImageElement)) return;
    if (target.closest('.strip, .fullscreen-view') !== null) target.alt = `${target.alt}: ${brokenText}`;
    target.removeAttribute('srcset');
    if (isFirstFailure && drawing) target.src = drawing;
    else target.hidden = true;
  }

  #press(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const step = event.target.closest<HTMLElement>('[data-step]')?.dataset['step'];
    const place = /^#photo-(\d+)$/.exec(
      event.target.closest<HTMLAnchorElement>('.thumbs a')?.hash ?? '',
    )?.[1];
    if (step !== undefined) this.#move(event, (from, count) => slideBeside(from, Number(step), count));
    else if (place !== undefined) this.#move(event, () => Number(place) - 1);
  }

  #type(event: KeyboardEvent): void {
    const step = event.target === this.#strip?.firstElementChild ? stepOfKey(event.key) : undefined;
    if (step !== undefined) this.#move(event, (from, count) => slideBeside(from, step, count));
  }

  #move(event: Event, placeFrom: (from: number, count: number) => number): void {
    const strip = this.#strip;
    if (strip === null) return;
    event.preventDefault();
    const next = placeFrom(this.#aim ?? stripIndex(strip), strip.querySelectorAll('li').length);
    this.#aim = next;
    scrollStripTo(strip, next);
  }

  /** A photograph opens full screen, as its button does, to which the focus later returns. */
  #enlarge({ target }: MouseEvent): void {
    if (!(target instanceof HTMLImageElement) || !target.matches('.strip li > img')) return;
    const button = this.querySelector<HTMLElement>('[data-fullscreen]');
    button?.focus({ preventScroll: true });
    button?.click();
  }

  /** What is not shown cannot be scrolled: the strip goes back to its first photograph when it is shown again. */
  #rewind(event: Event): void {
    if (chosenView(event) === 'images' && this.#strip !== null) scrollStripTo(this.#strip, 0);
  }

  #choose(event: Event): void {
    const view = event instanceof CustomEvent ? String(event.detail) : '';
    this.querySelector<HTMLInputElement>(`input[name="${VIEW_NAME}"][value="${CSS.escape(view)}"]`)?.click();
  }
}

export function defineVehicleMedia(): void {
  if (!customElements.get('vehicle-media')) customElements.define('vehicle-media', VehicleMediaElement);
}
