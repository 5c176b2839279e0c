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

interface Press {
  detail: number;
  target: EventTarget;
  preventDefault(): void;
  stopPropagation(): void;
}

/**
 * Handler for the capture phase that drops the second click of a double click on a link. The first one may have moved
 * the list, so that the second would fall on another page or on a car.
 */
export function dropSecondClick(press: Press): void {
  if (press.detail < 2 || !(press.target instanceof Element && press.target.closest('a'))) return;
  press.preventDefault();
  press.stopPropagation();
}
