import type { RecentSearch } from './recent-searches.schema.ts';
import { $recentSearches, forgetSearches } from './recent-searches.store.ts';

/** `<recent-searches>`: an element of its own, so that it may stand on any page; it follows other tabs. */
class RecentSearchesElement extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', forgetSearches);
    this.#stop = $recentSearches.subscribe((searches) => this.#show(searches));
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  #show(searches: readonly RecentSearch[]): void {
    this.querySelector('ul')?.replaceChildren(...searches.flatMap((search) => this.#item(search) ?? []));
    this.toggleAttribute('data-empty', searches.length === 0);
  }

  #item({ path, words }: RecentSearch): DocumentFragment | null {
    const item = this.querySelector('template')?.content.cloneNode(true);
    if (!(item instanceof DocumentFragment)) return null;
    item.querySelector('a')?.setAttribute('href', path);
    item.querySelector('span')?.append(words);
    return item;
  }
}

/** @public loaded by the script of a page */
export function defineRecentSearches(): void {
  if (!customElements.get('recent-searches')) customElements.define('recent-searches', RecentSearchesElement);
}
