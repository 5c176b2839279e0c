import { LIVE_CHANGE_EVENT } from '../../live/live-change-event.ts';
import { nextTab } from './next-tab.ts';

type Tab = HTMLAnchorElement;

const panelOf = (tab: Tab) => document.getElementById(tab.hash.slice(1));
const shownOf = (tabs: readonly Tab[]) => tabs.filter((tab) => tab.checkVisibility());

/**
 * Turns a row of links and their sections into tabs. All sections but the first are built as `hidden="until-found"`,
 * so that nothing shifts, and find-in-page and links can open them.
 */
export function startDetailsTabs(): void {
  const list = document.querySelector('.details-tabs > ul');
  const tabs = [...(list?.querySelectorAll<Tab>('[data-tab]') ?? [])];
  list?.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.addEventListener('click', (event) => press(tabs, tab, event));
    tab.addEventListener('keydown', (event) => turn(tabs, tab, event));
    panelOf(tab)?.addEventListener('beforematch', () => select(tabs, tab));
  }
  const openAddressed = () => {
    const addressed = document.getElementById(location.hash.slice(1));
    const tab = tabs.find((other) => addressed && panelOf(other)?.contains(addressed));
    if (!tab) return;
    select(tabs, tab);
    list?.scrollIntoView();
  };
  // A vehicle sold after the build cannot be reserved, so that tab is removed, even if it is selected.
  document.addEventListener(LIVE_CHANGE_EVENT, () => {
    const shown = shownOf(tabs);
    select(tabs, shown.find(({ ariaSelected }) => ariaSelected === 'true') ?? shown[0]);
  });
  addEventListener('hashchange', openAddressed);
  select(tabs, tabs[0]);
  openAddressed();
}

function select(tabs: readonly Tab[], selected: Tab | undefined): void {
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.setAttribute('aria-selected', String(tab === selected));
    tab.tabIndex = tab === selected ? 0 : -1;
    // Screen readers see an until-found panel as empty, so it has the role of a panel only while visible.
    for (const name of ['role', 'aria-labelledby', 'hidden']) panel?.removeAttribute(name);
    const now =
      tab === selected ? { role: 'tabpanel', 'aria-labelledby': tab.id } : { hidden: 'until-found' };
    for (const [name, value] of Object.entries(now)) panel?.setAttribute(name, value);
  }
}

function press(tabs: readonly Tab[], tab: Tab, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  select(tabs, tab);
  tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  // Changing tabs adds no history entry.
  history.replaceState(history.state, '', tab.hash);
}

function turn(tabs: readonly Tab[], tab: Tab, event: KeyboardEvent): void {
  const shown = shownOf(tabs);
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  const next = isPlain ? nextTab(event.key, shown.indexOf(tab), shown.length) : null;
  if (next === null) return;
  event.preventDefault();
  shown[next]?.focus();
  shown[next]?.click();
}
