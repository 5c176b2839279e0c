import { sayOpenNow } from '../locations/hours/open-now.client.ts';
import { isolate } from '../ui/isolate.client.ts';

/**
 * Brings the menus of a header to life, which may have been opened meanwhile.
 * @public loaded by the script of a page
 */
export function startMenus(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('.menu');
  const drawer = header.querySelector<HTMLElement>('#menu');
  if (menu) startMainMenu(header, menu);
  if (drawer) startDrawer(drawer);
}

/**
 * While the menu on phones is open nothing behind it can be reached, and the focus is in it. Opening, closing and
 * giving the focus back are the browser's.
 */
function startDrawer(drawer: HTMLElement): void {
  let release: (() => void) | undefined;
  // Before it closes: what cannot be reached could not take the focus back.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') release?.();
  });
  const enter = () => {
    if (!drawer.matches(':popover-open')) return;
    release?.();
    release = isolate(drawer);
    drawer.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  };
  enter();
  sayOpenNow(drawer);
  drawer.addEventListener('toggle', enter);
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

/**
 * What people expect of the dropdowns beyond opening: Escape, a press elsewhere and leaving by Tab close them, the
 * arrows lead into the list and through it. The header says while one is open.
 */
function startMainMenu(header: HTMLElement, menu: HTMLElement): void {
  const opened = () => menu.querySelector<HTMLDetailsElement>('details[open]');
  const closeUnless = (isWithin: (open: HTMLElement) => boolean) => {
    const open = opened();
    if (open && !isWithin(open)) open.open = false;
  };
  const mark = () => {
    const open = opened();
    header.toggleAttribute('data-dropdown-open', open !== null);
    const list = open?.querySelector<HTMLElement>('.dropdown');
    if (list) keepInWindow(list);
  };
  mark();
  menu.addEventListener('toggle', mark, true);
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeUnless((open) => open.contains(relatedTarget));
  });
  document.addEventListener('click', ({ target }) =>
    closeUnless((open) => target instanceof Node && open.contains(target)),
  );
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' ? opened() : null;
    // Before it closes: afterwards nothing in it has the focus.
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
    if (open) open.open = false;
  });
  menu.addEventListener('keydown', moveByArrow);
  // Kept for the way back, the page would come with its dropdown open.
  addEventListener('pagehide', () => closeUnless(() => false));
}

/** With large letters the menu has several lines, and an entry may be at the wrong end for its list. */
function keepInWindow(list: HTMLElement): void {
  list.style.translate = '';
  const { left, right } = list.getBoundingClientRect();
  const over = Math.max(right + 8 - document.documentElement.clientWidth, 0);
  list.style.translate = `${left < 8 ? 8 - left : -over}px`;
}

function moveByArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const details = target.closest('details');
  if (details === null) return;
  event.preventDefault();
  if (step > 0) details.open = true;
  const stops = [...details.querySelectorAll<HTMLElement>('summary, a')];
  stops[stops.indexOf(target) + step]?.focus();
}
