import { sayOpenNow } from '../../locations/hours/open-now.client.ts';
import { isolate } from '../../ui/dialog/isolate.client.ts';

/**
 * Complements the native popovers of a header: sets `data-dropdown-open`, closes a dropdown when Tab leaves it, adds
 * arrow keys, traps the focus in the phone menu, and closes menus after following a link.
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
    // Closes the menu for links to fragments, and so that Back does not restore it open.
    opened()?.hidePopover();
  });
}

function startDrawer(drawer: HTMLElement): void {
  let release = () => {};
  sayOpenNow(drawer);
  // After painting, because making the page inert first would delay the menu by 0.1 s on a phone.
  drawer.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') release = isolate(drawer);
  });
  // Before closing, because the browser returns the focus to the button, which must not be inert then.
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
