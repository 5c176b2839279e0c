import { sayOpenNow } from '../locations/hours/open-now.client.ts';

/**
 * While the menu on phones is open nothing behind it can be reached, and the focus is in it. Opening, closing and
 * giving the focus back are the browser's.
 */
export function startMenuDrawer(drawer: HTMLElement): void {
  // Before it closes: what cannot be reached could not take the focus back.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') setReachable(drawer, true);
  });
  const enter = () => {
    if (!drawer.matches(':popover-open')) return;
    setReachable(drawer, false);
    drawer.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  };
  enter();
  sayOpenNow(drawer);
  drawer.addEventListener('toggle', enter);
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

/** Everything beside the drawer and beside what it stands in. */
function setReachable(drawer: HTMLElement, isReachable: boolean): void {
  for (let part: Element = drawer; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const beside of part.parentElement.children)
      if (beside !== part) beside.toggleAttribute('inert', !isReachable);
  }
}
