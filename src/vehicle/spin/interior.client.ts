import { followDrag } from './dragging.client.ts';
import type { InteriorData } from './interior-data.ts';
import {
  clampView,
  type Frame,
  fittingFieldOfView,
  type Panorama,
  pointInView,
  straightAhead,
  stripsOf,
  type View,
  viewAfterKey,
} from './panorama.ts';
import { repeat } from './repeat.client.ts';
import { lookingText } from './turn-text.ts';
import { dataOf, isMotionReduced, type Parts, partsOf, placeSpot, showValue } from './view-parts.client.ts';

const BUTTON_DEGREES = 45;
const GLIDE_STEPS = 15;
const GLIDE_MS = 16;
/** Of the canvas: narrow enough that straight lines look straight, wide enough for a cheap phone. */
const STRIP_PX = 3;

/** The interior as seen from where the shopper sits. */
class LookAround {
  readonly #view: HTMLElement;
  readonly #parts: Parts;
  readonly #data: InteriorData;
  readonly #panorama: Panorama;
  #looking: View = straightAhead;
  #isDrawPlanned = false;
  #stopGliding = (): void => undefined;

  constructor(view: HTMLElement, data: InteriorData) {
    this.#view = view;
    this.#parts = partsOf(view);
    this.#data = data;
    const { naturalWidth: width, naturalHeight: height } = this.#parts.image;
    this.#panorama = { width, height, horizon: data.horizon };
    this.#listen();
    new ResizeObserver(() => this.#look(this.#looking)).observe(this.#parts.canvas);
    this.#look(this.#looking);
    view.dataset['ready'] = '';
  }

  press(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (button?.dataset['turn'] === 'left') this.#glide(-BUTTON_DEGREES);
    if (button?.dataset['turn'] === 'right') this.#glide(BUTTON_DEGREES);
  }

  #listen(): void {
    const { slider } = this.#parts;
    followDrag(slider, () => {
      const from = this.#looking;
      const { width, height, fieldOfView } = this.#frame();
      return (rightPx, downPx) =>
        this.#look({ yaw: from.yaw - (rightPx / width) * fieldOfView, tilt: from.tilt + downPx / height });
    });
    slider.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const view = viewAfterKey(event.key, this.#looking);
      if (view === null) return;
      event.preventDefault();
      this.#look(view);
    });
    this.#view.addEventListener('click', (event) => this.press(event));
    this.#view.addEventListener('pointerdown', () => this.#stopGliding());
  }

  #glide(degrees: number): void {
    this.#stopGliding();
    const by = (share: number) => this.#look({ ...this.#looking, yaw: this.#looking.yaw + degrees * share });
    if (isMotionReduced()) by(1);
    else
      this.#stopGliding = repeat(
        GLIDE_STEPS,
        GLIDE_MS,
        () => by(1 / GLIDE_STEPS),
        () => undefined,
      );
  }

  /** In CSS pixels. */
  #frame(): Frame {
    const { clientWidth: width, clientHeight: height } = this.#parts.canvas;
    const frame = { width: width || 3, height: height || 2, fieldOfView: this.#data.fieldOfView };
    return { ...frame, fieldOfView: fittingFieldOfView(frame, this.#panorama) };
  }

  #look(view: View): void {
    const frame = this.#frame();
    this.#looking = clampView(view, frame, this.#panorama);
    const { slider, spots } = this.#parts;
    showValue(slider, this.#looking.yaw, lookingText(this.#looking.yaw, this.#data));
    spots.forEach((spot, index) => {
      const point = this.#data.spots[index] ?? null;
      placeSpot(spot, point && pointInView(point, this.#looking, frame, this.#panorama));
    });
    if (this.#isDrawPlanned) return;
    this.#isDrawPlanned = true;
    requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#isDrawPlanned = false;
    const { canvas, image } = this.#parts;
    const frame = this.#frame();
    const sharpness = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(frame.width * sharpness), Math.round(frame.height * sharpness)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    for (const strip of stripsOf(this.#looking, { ...frame, width, height }, this.#panorama, STRIP_PX)) {
      const draw = (sourceX: number) =>
        context?.drawImage(
          image,
          ...([sourceX, strip.sourceY, strip.sourceWidth, strip.sourceHeight] as const),
          ...([strip.x, 0, strip.width, height] as const),
        );
      draw(strip.sourceX);
      // What lies beyond the right edge of the panorama is its left one.
      if (strip.sourceX + strip.sourceWidth > this.#panorama.width)
        draw(strip.sourceX - this.#panorama.width);
    }
  }
}

/** False when the panorama could not be loaded. */
export async function beginInterior(view: HTMLElement, cause: Event | null): Promise<boolean> {
  const { image, loading } = partsOf(view);
  loading.hidden = false;
  try {
    if (image.complete && image.naturalWidth === 0) image.src = image.currentSrc || image.src;
    image.loading = 'eager';
    await image.decode();
  } catch (error) {
    console.warn('The picture of the interior could not be loaded:', error);
    return false;
  } finally {
    loading.hidden = true;
  }
  const around = new LookAround(view, dataOf<InteriorData>(view));
  if (cause?.type === 'click') around.press(cause);
  return true;
}
