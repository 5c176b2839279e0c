import { isOptedOut, keepChoice, storedChoice } from './consent.client.ts';
import { type Choice, consentOf } from './consent.ts';
import { trackLeads } from './lead-events.client.ts';
import { createPageTracker, trackActions, trackView } from './track.client.ts';

/**
 * `<privacy-bar>`: counts the visit as far as the shopper agrees, and asks where that is not known. Others read
 * the decision from `data-consent` of the root element and hear of it by `consent-change` on the document.
 * It stands once on a page and as long as the page.
 */
class PrivacyBarElement extends HTMLElement {
  #choice: Choice | null = null;
  #opener: HTMLElement | null = null;
  readonly #track = createPageTracker(this.dataset['dealer'] ?? '', () => this.#choice === 'granted');

  connectedCallback(): void {
    const mode = this.dataset['mode'] === 'assumed' ? 'assumed' : 'ask';
    trackActions(this.#track);
    trackLeads(this.#track, () => this.#choice === 'granted');
    this.addEventListener('click', (event) => this.#decide(event));
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close());
    document.addEventListener('click', (event) => this.#reopen(event));
    this.#take(consentOf({ mode, stored: storedChoice(), isOptedOut: isOptedOut() }));
    this.#bar.hidden = this.#choice !== null;
  }

  get #bar(): HTMLElement {
    return this.querySelector('section') ?? this;
  }

  #take(choice: Choice | null): void {
    this.#choice = choice;
    document.documentElement.dataset['consent'] = choice ?? 'ask';
    document.dispatchEvent(new CustomEvent('consent-change'));
    trackView(this.#track);
  }

  #decide({ target }: Event): void {
    const choice =
      target instanceof Element ? target.closest<HTMLElement>('[data-choice]')?.dataset['choice'] : null;
    if (choice !== 'granted' && choice !== 'declined') return;
    keepChoice(choice);
    this.#take(choice);
    this.#close();
  }

  #reopen({ target }: Event): void {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-privacy-choices]') : null;
    if (opener === null) return;
    this.#opener = opener;
    this.#bar.hidden = false;
    this.#bar.focus();
  }

  /** Without a decision the bar is there again on the next page. */
  #close(): void {
    const hadFocus = this.contains(document.activeElement);
    this.#bar.hidden = true;
    if (hadFocus) this.#opener?.focus();
  }
}

export function definePrivacyBar(): void {
  if (!customElements.get('privacy-bar')) customElements.define('privacy-bar', PrivacyBarElement);
}
