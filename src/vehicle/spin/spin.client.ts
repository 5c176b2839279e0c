import { followDrag } from './dragging.client.ts';
import { spotAt } from './hotspot-position.ts';
import { loadPicture, loadPictures } from './load-pictures.client.ts';
import { repeat } from './repeat.client.ts';
import type { SpinData } from './spin-data.ts';
import { turnedText } from './turn-text.ts';
import { degreesOf, eighthOf, isTooBroken, standIns, stepAfterDrag, stepAfterKey, wrap } from './turning.ts';
import { dataOf, isMotionReduced, type Parts, partsOf, placeSpot, showValue } from './view-parts.client.ts';

/** Milliseconds between the pictures of a turn by a button: an eighth takes about 200. */
const BUTTON_STEP_MS = 45;

/** A car as pictures that are there, ready to be turned. */
class Turntable {
  readonly #view: HTMLElement;
  readonly #parts: Parts;
  readonly #data: SpinData;
  readonly #pictures: readonly HTMLImageElement[];
  #step: number;
  #stopRunning = (): void => undefined;

  constructor(view: HTMLElement, data: SpinData, pictures: readonly HTMLImageElement[]) {
    this.#view = view;
    this.#parts = partsOf(view);
    this.#data = data;
    this.#pictures = pictures;
    this.#step = data.step;
    this.#listen();
    this.#show(data.step);
    view.dataset['ready'] = '';
  }

  /** "Auto-rotate is optional and stops after one full turn" (stock and vehicle §4). */
  turnOnce(): void {
    this.#run(this.#pictures.length, this.#data.autoRotateMs);
  }

  /** What a button asks for. */
  press(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const eighth = eighthOf(this.#pictures.length);
    if (button?.dataset['turn'] === 'play') {
      if (this.#view.dataset['turning'] === undefined) this.turnOnce();
      else this.#stop();
    }
    if (button?.dataset['turn'] === 'left') this.#glide(-eighth);
    if (button?.dataset['turn'] === 'right') this.#glide(eighth);
  }

  #listen(): void {
    const { slider } = this.#parts;
    const { pixelsPerFrame } = this.#data;
    followDrag(slider, () => {
      const from = this.#step;
      return (rightPx) => this.#show(stepAfterDrag(from, rightPx, pixelsPerFrame, this.#pictures.length));
    });
    slider.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = stepAfterKey(event.key, this.#step, this.#pictures.length);
      if (step === null) return;
      event.preventDefault();
      this.#show(step);
    });
    this.#view.addEventListener('click', (event) => this.press(event));
    for (const touch of ['pointerdown', 'keydown', 'focusin']) {
      this.#view.addEventListener(touch, ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[data-turn="play"]')) this.#stop();
      });
    }
  }

  #glide(steps: number): void {
    if (isMotionReduced()) this.#show(this.#step + steps);
    else this.#run(steps, BUTTON_STEP_MS);
  }

  #run(steps: number, everyMs: number): void {
    this.#stop();
    this.#label(true);
    const turn = () => this.#show(this.#step + Math.sign(steps));
    this.#stopRunning = repeat(Math.abs(steps), everyMs, turn, () => this.#label(false));
  }

  #stop(): void {
    this.#stopRunning();
    this.#label(false);
  }

  #label(isTurning: boolean): void {
    this.#view.toggleAttribute('data-turning', isTurning);
    this.#view
      .querySelector('[data-turn="play"]')
      ?.setAttribute('aria-label', isTurning ? this.#data.pause : this.#data.play);
  }

  #show(step: number): void {
    const count = this.#pictures.length;
    this.#step = wrap(step, count);
    const { canvas, slider, spots } = this.#parts;
    const picture = this.#pictures[this.#step];
    if (picture !== undefined) draw(canvas, picture);
    const degrees = degreesOf(this.#step, count);
    showValue(slider, degrees, turnedText(this.#step, this.#data));
    spots.forEach((spot, index) => {
      placeSpot(spot, spotAt(this.#data.spots[index] ?? [], degrees, 360 / count));
    });
  }
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  // Cut-outs are transparent: the picture before must not shine through.
  context?.clearRect(0, 0, width, height);
  context?.drawImage(picture, 0, 0);
}

/** All pictures are there before the car turns (stock and vehicle §4). False when too many are missing. */
export async function beginSpin(view: HTMLElement, cause: Event | null): Promise<boolean> {
  const { loading, progress } = partsOf(view);
  const data = dataOf<SpinData>(view);
  const wishes = cause === null ? [] : [cause];
  const remember = (event: Event) => void wishes.push(event);
  for (const type of ['click', 'pointerdown', 'keydown']) view.addEventListener(type, remember);
  loading.hidden = false;
  const loaded = await loadPictures(
    data.frames,
    (count) => progress.setAttribute('value', String(count)),
    loadPicture,
  );
  loading.hidden = true;
  for (const type of ['click', 'pointerdown', 'keydown']) view.removeEventListener(type, remember);
  const isGood = loaded.map((picture) => picture !== null);
  if (isTooBroken(isGood)) return false;
  const pictures = standIns(isGood).flatMap((index) => loaded[index] ?? []);
  const turntable = new Turntable(view, data, pictures);
  const wish = wishes.findLast(({ type }) => type === 'click');
  if (wish !== undefined) turntable.press(wish);
  else if (wishes.length === 0) turntable.turnOnce();
  return true;
}
