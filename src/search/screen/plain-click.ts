interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a click opens the link in this tab, and not in another one or as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Drops the second click of a double click on a link. The first one may have moved the list, so that the second would
 * fall on another page, on a car, or on a link below the list, which may be shorter by then. Returns
 * the function that ends this.
 */
export function dropSecondClicks(): () => void {
  addEventListener('click', dropSecond, true);
  return () => removeEventListener('click', dropSecond, true);
}

function dropSecond(click: MouseEvent): void {
  if (click.detail < 2 || !(click.target instanceof Element && click.target.closest('a'))) return;
  click.preventDefault();
  click.stopPropagation();
}
