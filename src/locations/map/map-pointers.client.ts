interface Moves {
  /** Pixels to the right and down. */
  readonly move: (dx: number, dy: number) => void;
  readonly zoom: (by: number, at: { readonly x: number; readonly y: number }) => void;
}

/** Fingers come so much nearer, or go so much further apart, for one step of zoom. */
const PINCH = 1.5;

type Finger = { readonly x: number; readonly y: number };

const middleOf = (fingers: readonly Finger[]) => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});

function spanOf([a, b]: readonly Finger[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Drags with one pointer, pinches with two, and zooms by a double click. */
export function followPointers(root: HTMLElement, { move, zoom }: Moves): void {
  const fingers = new Map<number, Finger>();
  let span = 0;
  const at = ({ clientX, clientY }: MouseEvent): Finger => {
    const { left, top } = root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const isControl = ({ target }: Event) => target instanceof Element && target.closest('a, button') !== null;

  root.addEventListener('pointerdown', (event) => {
    if (isControl(event) || event.button !== 0) return;
    root.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, at(event));
    span = spanOf([...fingers.values()]);
  });
  root.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = middleOf([...fingers.values()]);
    fingers.set(event.pointerId, at(event));
    const now = [...fingers.values()];
    const after = middleOf(now);
    move(after.x - before.x, after.y - before.y);
    if (now.length < 2 || span === 0) return;
    const ratio = spanOf(now) / span;
    if (ratio < PINCH && ratio > 1 / PINCH) return;
    span = spanOf(now);
    zoom(ratio > 1 ? 1 : -1, after);
  });
  const release = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    span = spanOf([...fingers.values()]);
  };
  root.addEventListener('pointerup', release);
  root.addEventListener('pointercancel', release);
  root.addEventListener('dblclick', (event) => {
    if (!isControl(event)) zoom(1, at(event));
  });
}
