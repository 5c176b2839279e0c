import { fill } from '../../values/fill.ts';
import type { CatalogueEntry, CatalogueResults } from './catalogue-engine.ts';
import {
  type CatalogueField,
  type CatalogueState,
  catalogueFields,
  catalogueSearch,
  emptyCatalogueState,
  readCatalogueState,
  withFilter,
  withQuery,
} from './catalogue-state.ts';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const DEBOUNCE_MS = 300;

type Search = (state: CatalogueState) => CatalogueResults;

/** `<model-catalogue>`: all models stand in its HTML; it shows those that match the address. */
class ModelCatalogueElement extends HTMLElement {
  readonly #form = this.querySelector('form');
  readonly #list = this.querySelector('ul');
  /** In the order of the catalogue; kept, because the list is put into the order of the results. */
  readonly #items = [...this.querySelectorAll<HTMLLIElement>('li[data-model]')];
  #state = emptyCatalogueState;
  #search: Promise<Search> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const form = this.#form;
    form?.addEventListener('focusin', () => void this.#engine(), { once: true });
    form?.addEventListener('pointerover', () => void this.#engine(), { once: true });
    form?.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement && isField(target.name)) {
        void this.#go(withFilter(this.#state, target.name, target.value));
      }
    });
    form?.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(
        () => void this.#go(withQuery(this.#state, target.value), 'replace'),
        DEBOUNCE_MS,
      );
    });
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      void this.#go(withQuery(this.#state, this.#queryBox()?.value ?? ''));
    });
    this.addEventListener('click', (event) => this.#follow(event));
    addEventListener(
      'popstate',
      () => void this.#show(readCatalogueState(new URLSearchParams(location.search))),
    );
    if (location.search !== '') void this.#show(readCatalogueState(new URLSearchParams(location.search)));
  }

  /** Links that only change the address of the catalogue: its pages and Clear Filters. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[data-state]') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
    event.preventDefault();
    void this.#go(readCatalogueState(new URL(link.href).searchParams));
    this.scrollIntoView();
  }

  #queryBox(): HTMLInputElement | null {
    return this.#form?.querySelector('input') ?? null;
  }

  #engine(): Promise<Search> {
    this.#search ??= import('./catalogue-engine.ts').then(({ createCatalogueSearch }) =>
      createCatalogueSearch(this.#items.map(entryOf), Number(this.dataset['perPage'])),
    );
    return this.#search;
  }

  async #go(state: CatalogueState, how: 'push' | 'replace' = 'push'): Promise<void> {
    const address = `${location.pathname}${catalogueSearch(state)}`;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    await this.#show(state);
  }

  async #show(state: CatalogueState): Promise<void> {
    this.#state = state;
    const search = await this.#engine();
    // A later question has been asked meanwhile.
    if (this.#state !== state) return;
    let results = search(state);
    if (state.page > results.pageCount) {
      this.#state = { ...state, page: results.pageCount };
      results = search(this.#state);
    }
    this.#showItems(results);
    this.#showFields(results);
    this.#showPaging(results);
  }

  #showItems({ found, places }: CatalogueResults): void {
    const shown = places.flatMap((place) => this.#items[place] ?? []);
    this.#list?.replaceChildren(...shown);
    for (const item of shown) item.removeAttribute('data-later');
    this.#list?.removeAttribute('data-waiting');
    const { one = '', many = '' } = this.dataset;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = fill(found === 1 ? one : many, { count: found.toLocaleString('en-AU') });
    this.querySelector('.none')?.toggleAttribute('hidden', found > 0);
  }

  #showFields({ counts }: CatalogueResults): void {
    const { query, chosen } = this.#state;
    const box = this.#queryBox();
    // Never under the visitor's fingers.
    if (box && document.activeElement !== box) box.value = query;
    for (const select of this.querySelectorAll('select')) {
      if (!isField(select.name)) continue;
      for (const option of select.options) {
        if (option.value === '') continue;
        const count = counts[select.name].get(option.value) ?? 0;
        option.textContent = `${option.value} (${count})`;
        option.hidden = count === 0 && option.value !== chosen[select.name];
        option.disabled = option.hidden;
      }
      select.value = chosen[select.name] ?? '';
    }
    const isBare = catalogueSearch({ ...this.#state, page: 1 }) === '';
    this.querySelector('.clear')?.toggleAttribute('hidden', isBare);
  }

  #showPaging({ page, pageCount }: CatalogueResults): void {
    const nav = this.querySelector('nav');
    nav?.toggleAttribute('hidden', pageCount <= 1);
    for (const link of nav?.querySelectorAll('a') ?? []) {
      const to = page + Number(link.dataset['step']);
      link.toggleAttribute('hidden', to < 1 || to > pageCount);
      link.setAttribute('href', `${location.pathname}${catalogueSearch({ ...this.#state, page: to })}`);
    }
    const place = nav?.querySelector('span');
    if (place) place.textContent = fill(nav?.dataset['page'] ?? '', { page, pages: pageCount });
  }
}

function isField(name: string): name is CatalogueField {
  return catalogueFields.some((field) => field === name);
}

function entryOf({ dataset }: HTMLElement): CatalogueEntry {
  const { manufacturer = '', model = '', body = '' } = dataset;
  return { 'manufacturer.name': manufacturer, 'model.name': model, 'model.body': body };
}

export function defineModelCatalogue(): void {
  customElements.define('model-catalogue', ModelCatalogueElement);
}
