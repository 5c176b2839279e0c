import { isWanted, type Wanted } from './narrow-list.ts';

/**
 * `<narrow-list>`: everything stands in its HTML; it shows what its form, or its links with `data-narrow`, ask for,
 * and keeps that in the address. Entries carry `data-entry` and a `data-<name>` for each field, sections with
 * `data-section` go with their last entry. `data-one` and `data-many` say how many there are.
 */
class NarrowListElement extends HTMLElement {
  readonly #form = this.querySelector<HTMLFormElement>('form[data-narrow]');
  readonly #links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-narrow]')];
  readonly #names = new Set((this.dataset['names'] ?? '').split(' '));

  connectedCallback(): void {
    this.#form?.addEventListener('input', () => this.#ask(this.#fields()));
    this.#form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask(this.#fields());
    });
    for (const link of this.#links) link.addEventListener('click', (event) => this.#follow(event, link));
    addEventListener('popstate', () => this.#show(this.#inAddress(location.search)));
    this.#show(this.#inAddress(location.search));
  }

  #follow(event: MouseEvent, link: HTMLAnchorElement): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const wanted = this.#inAddress(new URL(link.href).search);
    history.pushState(null, '', addressOf(wanted));
    this.#show(wanted);
  }

  #ask(wanted: Wanted): void {
    history.replaceState(null, '', addressOf(wanted));
    this.#show(wanted);
  }

  #fields(): Wanted {
    const fields = [...new FormData(this.#form ?? undefined)];
    return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
  }

  #inAddress(search: string): Wanted {
    return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => this.#names.has(name)));
  }

  #show(wanted: Wanted): void {
    let found = 0;
    for (const entry of this.querySelectorAll<HTMLElement>('[data-entry]')) {
      entry.hidden = !isWanted(entry.dataset, wanted);
      if (!entry.hidden) found += 1;
    }
    for (const section of this.querySelectorAll<HTMLElement>('[data-section]')) {
      section.hidden = section.querySelector('[data-entry]:not([hidden])') === null;
    }
    this.#say(found);
    for (const field of this.#form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []) {
      // Never under the visitor's fingers.
      if (field !== document.activeElement) field.value = wanted[field.name] ?? '';
    }
    for (const link of this.#links) {
      const isCurrent = addressOf(this.#inAddress(new URL(link.href).search)) === addressOf(wanted);
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    this.removeAttribute('data-waiting');
  }

  #say(found: number): void {
    const { one = '', many = '' } = this.dataset;
    const status = this.querySelector('[role=status]');
    const text = (found === 1 ? one : many).replace('{count}', found.toLocaleString('en-AU'));
    if (status && text !== '') status.textContent = text;
    this.querySelector('[data-none]')?.toggleAttribute('hidden', found > 0);
  }
}

function addressOf(wanted: Wanted): string {
  const asked = Object.entries(wanted).filter(([, value]) => value !== '');
  return asked.length === 0 ? location.pathname : `${location.pathname}?${new URLSearchParams(asked)}`;
}

export function defineNarrowList(): void {
  customElements.define('narrow-list', NarrowListElement);
}
