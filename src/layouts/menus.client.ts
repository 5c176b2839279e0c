import { sayOpenNow } from '../locations/hours/open-now.client.ts';

/**
 * Adds to the native popovers and dialog of a header what browsers leave out: `data-dropdown-open` while a dropdown is
 * open, closing a dropdown that Tab leaves, arrow keys within a dropdown, and closing after a link was followed.
 */
export function startMenus(header: HTMLElement): void {
  const opened = () => header.querySelector<HTMLElement>(':popover-open');
  const drawer = header.querySelector<HTMLDialogElement>('#menu');
  if (drawer) sayOpenNow(drawer);
  const mark = () => header.toggleAttribute('data-dropdown-open', opened() !== null && opened() !== drawer);
  header.addEventListener('toggle', mark, true);
  header.addEventListener('focusout', ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Node && !opened()?.parentElement?.contains(relatedTarget);
    if (isLeft) opened()?.hidePopover();
  });
  header.addEventListener('keydown', moveByArrow);
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    // A link to an anchor would leave the menu open over it, and the back button would restore the page with it open.
    opened()?.hidePopover();
    drawer?.close();
  });
}

function moveByArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const entry = target.closest('.menu .unfold');
  if (entry === null) return;
  event.preventDefault();
  const stops = [...entry.querySelectorAll<HTMLElement>('button, a')];
  if (step > 0 && entry.querySelector(':popover-open') === null) stops[0]?.click();
  stops[stops.indexOf(target) + step]?.focus();
}
