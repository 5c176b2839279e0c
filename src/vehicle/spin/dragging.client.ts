type Move = (rightPx: number, downPx: number) => void;

/**
 * Follows the pressed pointer: `start` is asked at each press for what to do with its movement since then. A
 * press from before this listened counts from its first movement, so that the finger whose touch fetched this
 * code goes on to turn the car.
 */
export function followDrag(element: HTMLElement, start: () => Move): void {
  let drag: { readonly x: number; readonly y: number; readonly move: Move } | null = null;
  const begin = (event: PointerEvent) => {
    element.setPointerCapture(event.pointerId);
    drag = { x: event.clientX, y: event.clientY, move: start() };
    return drag;
  };
  const end = () => {
    drag = null;
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.isPrimary && event.button === 0) begin(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (!event.isPrimary || (event.buttons & 1) === 0) return;
    const { x, y, move } = drag ?? begin(event);
    move(event.clientX - x, event.clientY - y);
  });
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
}
