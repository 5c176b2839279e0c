import { nextTab } from './next-tab.ts';

const tabsOf = (root: Element) => [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
const panelsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-panel]')];

/**
 * Makes tabs of a row of links and the sections that they lead to. All but the first section come hidden as
 * `until-found`, so that nothing moves when this begins, and both find-in-page and links from elsewhere open them.
 */
export function startDetailsTabs(): void {
  const root = document.querySelector('.details-tabs');
  if (root === null) return;
  root.querySelector('ul')?.setAttribute('role', 'tablist');
  for (const tab of tabsOf(root)) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.parentElement?.setAttribute('role', 'presentation');
  }
  root.addEventListener('click', (event) => event instanceof MouseEvent && press(root, event));
  root.addEventListener('keydown', (event) => event instanceof KeyboardEvent && turn(root, event));
  root.addEventListener(
    'beforematch',
    ({ target }) => target instanceof HTMLElement && target.matches('[data-panel]') && select(root, target),
  );
  addEventListener('hashchange', () => openAddressed(root));
  // What turns out to be sold meanwhile cannot be reserved: its panel goes, perhaps while it shows.
  new MutationObserver(() => selectSome(root)).observe(root, { childList: true });
  selectSome(root);
  openAddressed(root);
}

function selectSome(root: Element): void {
  const panels = panelsOf(root);
  const panel = panels.find(({ hidden }) => !hidden) ?? panels[0];
  if (panel !== undefined) select(root, panel);
}

function select(root: Element, panel: HTMLElement): void {
  for (const other of panelsOf(root)) {
    // What waits to be found is empty for a screen reader, but there: it is a panel only while it shows.
    for (const name of ['role', 'aria-labelledby', 'hidden']) other.removeAttribute(name);
    if (other !== panel) other.setAttribute('hidden', 'until-found');
  }
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', `tab-${panel.id}`);
  for (const tab of tabsOf(root)) {
    const isSelected = tab.hash === `#${panel.id}`;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
}

/** The address names a section, or something inside one. */
function openAddressed(root: Element): void {
  const panel = document.getElementById(location.hash.slice(1))?.closest<HTMLElement>('[data-panel]');
  if (!panel || !root.contains(panel)) return;
  select(root, panel);
  root.scrollIntoView();
}

function press(root: Element, event: MouseEvent): void {
  const tab = tabsOf(root).find((other) => event.composedPath().includes(other));
  if (tab === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  choose(root, tab);
}

function turn(root: Element, event: KeyboardEvent): void {
  const tabs = tabsOf(root);
  const index = tabs.findIndex((tab) => tab.matches(':focus'));
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  const next = index >= 0 && isPlain ? nextTab(event.key, index, tabs.length) : null;
  const tab = next === null ? undefined : tabs[next];
  if (tab === undefined) return;
  event.preventDefault();
  tab.focus();
  choose(root, tab);
}

function choose(root: Element, tab: HTMLAnchorElement): void {
  const panel = panelsOf(root).find(({ id }) => tab.hash === `#${id}`);
  if (panel === undefined) return;
  select(root, panel);
  tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  // Without an entry in the history: turning pages of a card is not going anywhere.
  history.replaceState(history.state, '', tab.hash);
}
