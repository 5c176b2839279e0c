/**
 * Acts at once or, while something is pressed, when that is over: a button that moved away between the press and
 * its end would not be clicked.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const isOver = new AbortController();
  // A tap on glass has its mouse events too, after all of its own; a finger that scrolls, and a key, have none.
  for (const kind of ['mouseup', 'pointercancel', 'keyup']) {
    const end = () => {
      isOver.abort();
      setTimeout(act);
    };
    addEventListener(kind, end, { signal: isOver.signal });
  }
}
