/**
 * Runs `act` at once, or after the current press has ended: a button that moves between press and release is not
 * clicked.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const isOver = new AbortController();
  // A tap also fires mouse events after its touch events; scrolling by touch and keys do not, hence the other two.
  for (const kind of ['mouseup', 'pointercancel', 'keyup']) {
    const end = () => {
      isOver.abort();
      setTimeout(act);
    };
    addEventListener(kind, end, { signal: isOver.signal });
  }
}
