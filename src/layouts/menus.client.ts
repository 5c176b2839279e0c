import { sayOpenNow } from '../locations/hours/open-now.client.ts';
import { isolate } from '../ui/isolate.client.ts';

/**
 * Adds to the native popovers of a header what browsers leave out: `data-dropdown-open` while a dropdown is
 * open, closing a dropdown that Tab leaves, arrow keys within a dropdown, keeping the focus in the menu of phones, and
 * closing after a link was followed.
 */
export function startMenus(header: HTMLElement): void {
  const opened = () => header.querySelector<HTMLElement>(':popover-open');
  const drawer = header.querySelector<HTMLElement>('#menu');
  if (drawer) startDrawer(drawer);
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
  });
}

function startDrawer(drawer: HTMLElement): void {
  let release = () => {};
  sayOpenNow(drawer);
  // After it is painted: making the whole page inert first would delay it by 0.1 s on a phone.
  drawer.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') release = isolate(drawer);
  });
  // Before it closes: the browser gives the focus back to the button, which must be reachable by then.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') release();
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
