import { type OpeningFacts, openingWords } from '../locations/hours/opening-words.ts';
import { loadChat } from './load-chat.client.ts';

/** `<chat-ways>`: says when somebody answers, and fetches the provider's chat once it is asked for. */
class ChatWaysElement extends HTMLElement {
  #isLoading = false;

  connectedCallback(): void {
    this.#sayWhen();
    this.#askAboutTheCar();
    this.querySelector('[data-provider] button')?.addEventListener('click', () => void this.#start());
  }

  #sayWhen(): void {
    const facts = this.querySelector('script[type="application/json"]')?.textContent;
    const place = this.querySelector('[data-when]');
    if (!facts || !place) return;
    const answerer: OpeningFacts = JSON.parse(facts);
    place.textContent = openingWords(answerer, Date.now());
  }

  /** Whoever reads about a car asks about that one. */
  #askAboutTheCar(): void {
    const slug = document.querySelector<HTMLElement>('[data-car]')?.dataset['slug'];
    const form = this.querySelector<HTMLAnchorElement>('[data-way="form"]');
    if (slug !== undefined && form) form.href = `/cars/${encodeURIComponent(slug)}/enquire`;
  }

  async #start(): Promise<void> {
    const { script, open = '', loading = '', failed = '' } = this.dataset;
    if (this.#isLoading || script === undefined) return;
    this.#isLoading = true;
    this.#say(loading);
    const isThere = await loadChat(script, open);
    this.#isLoading = false;
    this.#say(isThere ? '' : failed);
    if (!isThere) return;
    // From here on the provider's own button is the way to it.
    for (const link of document.querySelectorAll<HTMLElement>('[data-chat-link]')) link.hidden = true;
    this.closest('dialog')?.close();
  }

  #say(text: string): void {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = text;
  }
}

export function defineChatWays(): void {
  if (!customElements.get('chat-ways')) customElements.define('chat-ways', ChatWaysElement);
}
