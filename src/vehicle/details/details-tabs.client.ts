import { nextTab } from './next-tab.ts';

/**
 * `<details-tabs>`: tabs of a row of links and the sections that they lead to. All but the first section
 * come hidden as `until-found`, so that nothing moves when this begins, and both find-in-page and links
 * from elsewhere open them.
 */
class DetailsTabsElement extends HTMLElement {
  readonly #removals = new MutationObserver(() => this.#selectSome());

  connectedCallback(): void {
    this.querySelector('ul')?.setAttribute('role', 'tablist');
    for (const tab of this.#tabs()) {
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', tab.hash.slice(1));
      tab.parentElement?.setAttribute('role', 'presentation');
    }
    for (const type of ['click', 'keydown', 'beforematch']) this.addEventListener(type, this);
    addEventListener('hashchange', this);
    this.#removals.observe(this, { childList: true });
    this.#selectSome();
    this.#openAddressed();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this);
    this.#removals.disconnect();
  }

  handleEvent(event: Event): void {
    if (event.type === 'hashchange') this.#openAddressed();
    else if (event.type === 'beforematch' && event.target instanceof HTMLElement) this.#select(event.target);
    else if (event instanceof KeyboardEvent) this.#turn(event);
    else if (event instanceof MouseEvent && !event.ctrlKey && !event.metaKey) this.#press(event);
  }

  #tabs(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
  }

  #panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-panel]')];
  }

  /** The first section, at the start and when the chosen one went: what is sold cannot be reserved. */
  #selectSome(): void {
    const panels = this.#panels();
    const panel = panels.find(({ hidden }) => !hidden) ?? panels[0];
    if (panel !== undefined) this.#select(panel);
  }

  #select(panel: HTMLElement): void {
    for (const other of this.#panels()) {
      // What waits to be found is empty for a screen reader, but there: it is a panel only while it shows.
      for (const name of ['role', 'aria-labelledby', 'hidden']) other.removeAttribute(name);
      if (other !== panel) other.setAttribute('hidden', 'until-found');
    }
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${panel.id}`);
    for (const tab of this.#tabs()) {
      const isSelected = tab.hash === `#${panel.id}`;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    }
  }

  /** The address names a section, or something inside one. */
  #openAddressed(): void {
    const target = document.getElementById(location.hash.slice(1));
    const panel = target?.closest<HTMLElement>('[data-panel]');
    if (!panel || !this.contains(panel)) return;
    this.#select(panel);
    this.scrollIntoView();
  }

  #press(event: MouseEvent): void {
    const tab = this.#tabs().find((other) => event.composedPath().includes(other));
    if (tab === undefined) return;
    event.preventDefault();
    this.#choose(tab);
  }

  #turn(event: KeyboardEvent): void {
    const tabs = this.#tabs();
    const index = tabs.findIndex((tab) => tab.matches(':focus'));
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const next = index >= 0 && isPlain ? nextTab(event.key, index, tabs.length) : null;
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    tab.focus();
    this.#choose(tab);
  }

  #choose(tab: HTMLAnchorElement): void {
    const panel = this.#panels().find(({ id }) => tab.hash === `#${id}`);
    if (panel === undefined) return;
    this.#select(panel);
    tab.scrollIntoView({ block: 'nearest', inline: 'center' });
    // Without an entry in the history: turning pages of a card is not going anywhere.
    history.replaceState(history.state, '', tab.hash);
  }
}

export function defineDetailsTabs(): void {
  if (!customElements.get('details-tabs')) customElements.define('details-tabs', DetailsTabsElement);
}
