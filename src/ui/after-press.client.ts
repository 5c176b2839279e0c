/**
 * Acts at once or, while something is pressed, when that is over: a button that moved away between the press and
 * its end would not be clicked.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // A tap on glass has its mouse events too, after all of its own.
  else addEventListener('mouseup', () => setTimeout(act), { once: true });
}
