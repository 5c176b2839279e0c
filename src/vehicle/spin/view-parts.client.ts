import type { Point } from './hotspot-position.ts';

/** The parts of a view that Turnable.astro has written. */
export function partsOf(view: HTMLElement) {
  const part = (name: string) => {
    const element = view.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (element === null) throw new Error(`The view has no part "${name}".`);
    return element;
  };
  const canvas = view.querySelector('canvas');
  const image = view.querySelector('img');
  const progress = view.querySelector('progress');
  if (canvas === null || image === null || progress === null) throw new Error('The view has no picture.');
  return {
    canvas,
    image,
    progress,
    slider: part('slider'),
    loading: part('loading'),
    failed: part('failed'),
    spots: [...view.querySelectorAll<HTMLElement>('[data-spot]')],
  };
}

export type Parts = ReturnType<typeof partsOf>;

/** What the page carries for the view's script; the page's own build has written it. */
export function dataOf<Data>(view: HTMLElement): Data {
  const data: Data = JSON.parse(view.querySelector('script')?.textContent ?? '');
  return data;
}

export function showValue(slider: HTMLElement, now: number, text: string): void {
  slider.setAttribute('aria-valuenow', String(Math.round(now)));
  slider.setAttribute('aria-valuetext', text);
}

/** Moves a hotspot's dot, or takes it away together with its open description. */
export function placeSpot(spot: HTMLElement, point: Point | null): void {
  if (point === null && !spot.hidden) spot.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  spot.hidden = point === null;
  if (point === null) return;
  spot.style.setProperty('--x', `${point.x}%`);
  spot.style.setProperty('--y', `${point.y}%`);
}

export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
