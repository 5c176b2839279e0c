import { LIVE_CHANGE_EVENT } from '../live/live-change-event.ts';
import { nextTab } from './next-tab.ts';

const tabsOf = (root: Element) => [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
const isShown = (tab: HTMLAnchorElement) => tab.checkVisibility();

/**
 * Makes tabs of a row of links and the sections that they lead to. All but the first section come hidden as
 * `until-found`, so that nothing moves when this begins, and both find-in-page and links from elsewhere open them.
 */
export function startDetailsTabs(): void {
  const root = document.querySelector('.details-tabs:has([data-tab])');
  if (root === null) return;
  root.querySelector('ul')?.setAttribute('role', 'tablist');
  for (const tab of tabsOf(root)) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.parentElement?.setAttribute('role', 'presentation');
  }
  const selectWith = (part: unknown) =>
    select(
      root,
      tabsOf(root).find((tab) => part instanceof Node && panelOf(tab)?.contains(part)),
    );
  const openAddressed = () => {
    if (selectWith(document.getElementById(location.hash.slice(1)))) root.scrollIntoView();
  };
  root.addEventListener('click', (event) => event instanceof MouseEvent && press(root, event));
  root.addEventListener('keydown', (event) => event instanceof KeyboardEvent && turn(root, event));
  root.addEventListener('beforematch', ({ target }) => selectWith(target));
  addEventListener('hashchange', openAddressed);
  // What turns out to be sold meanwhile cannot be reserved: its tab goes, perhaps while it is selected.
  document.addEventListener(LIVE_CHANGE_EVENT, () => {
    const shown = tabsOf(root).filter(isShown);
    select(root, shown.find(({ ariaSelected }) => ariaSelected === 'true') ?? shown[0]);
  });
  select(root, tabsOf(root)[0]);
  openAddressed();
}

function select(root: Element, selected: HTMLAnchorElement | undefined): boolean {
  if (selected === undefined) return false;
  for (const tab of tabsOf(root)) {
    const panel = panelOf(tab);
    tab.setAttribute('aria-selected', String(tab === selected));
    tab.tabIndex = tab === selected ? 0 : -1;
    // What waits to be found is empty for a screen reader, but there: it is a panel only while it shows.
    for (const name of ['role', 'aria-labelledby', 'hidden']) panel?.removeAttribute(name);
    if (tab !== selected) panel?.setAttribute('hidden', 'until-found');
  }
  const panel = panelOf(selected);
  panel?.setAttribute('role', 'tabpanel');
  panel?.setAttribute('aria-labelledby', selected.id);
  return true;
}

function press(root: Element, event: MouseEvent): void {
  const tab = tabsOf(root).find((other) => event.composedPath().includes(other));
  if (tab === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  select(root, tab);
  tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  // Without an entry in the history: turning pages of a card is not going anywhere.
  history.replaceState(history.state, '', tab.hash);
}

function turn(root: Element, event: KeyboardEvent): void {
  const tabs = tabsOf(root).filter(isShown);
  const index = tabs.findIndex((tab) => tab.matches(':focus'));
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  const next = index >= 0 && isPlain ? nextTab(event.key, index, tabs.length) : null;
  if (next === null) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}
