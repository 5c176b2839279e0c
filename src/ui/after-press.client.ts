let isPressed = false;

const calm = { capture: true, passive: true } as const;
// Imported by what may also be read outside a browser.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => setPressed(true), calm);
  for (const kind of ['pointerup', 'pointercancel'])
    document.addEventListener(kind, () => setPressed(false), calm);
}

function setPressed(is: boolean): void {
  isPressed = is;
}

/**
 * Acts at once, or when what is pressed has been let go and its click is over: whatever moves the page between
 * the two would make the click land beside what was pressed.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const done = new AbortController();
  const release = () => {
    done.abort();
    setTimeout(act);
  };
  for (const kind of ['pointerup', 'pointercancel'])
    document.addEventListener(kind, release, { signal: done.signal });
}
