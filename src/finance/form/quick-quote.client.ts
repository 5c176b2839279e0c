import { askQuote, type QuoteOutcome } from './ask-quote.client.ts';
import { type AskedQuote, askedQuote } from './asked-quote.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import { type QuoteWords, quoteWords } from './quote-words.ts';

interface Options {
  readonly form: HTMLFormElement;
  /** Where the quote is shown. */
  readonly place: HTMLElement;
  readonly facts: FinanceFormFacts;
  /** Told of each quote, and of none. */
  readonly onQuote: (words: QuoteWords | null) => void;
}

type State = 'waiting' | 'asking' | 'shown' | 'failed';

/** Keeps the quote as the form is: asked for when its fields have settled, cleared when there is none. */
export class QuickQuote {
  readonly #options: Options;
  #question = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();

  constructor(options: Options) {
    this.#options = options;
    addEventListener('online', () => {
      if (this.#options.place.dataset['quote'] !== 'failed') return;
      this.#question = '';
      this.follow();
    });
  }

  /** The fields may have changed. */
  follow(): void {
    const { form, facts } = this.#options;
    const data = new FormData(form);
    const asked = askedQuote((name) => String(data.get(name) ?? ''), facts.purchasePrice);
    const question = JSON.stringify(asked);
    if (question === this.#question) return;
    this.#question = question;
    clearTimeout(this.#timer);
    // An answer that is on its way belongs to another question.
    this.#asking.abort();
    if (asked === null) this.#show('waiting', null);
    else {
      this.#show('asking', null);
      this.#timer = setTimeout(() => void this.#ask(asked), facts.settleMs);
    }
  }

  async #ask(asked: AskedQuote): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    const outcome = await askQuote(asked, asking.signal);
    if (!asking.signal.aborted) this.#settle(outcome);
  }

  #settle(outcome: QuoteOutcome): void {
    const { facts } = this.#options;
    if (outcome.ok) {
      this.#show('shown', quoteWords(outcome.quote, facts.words, facts.currency));
      return;
    }
    console.warn(outcome.detail || facts.quoteFailed);
    this.#show('failed', null);
  }

  #show(state: State, words: QuoteWords | null): void {
    const { place, facts, onQuote } = this.#options;
    const { waiting, asking, failed } = facts.quote;
    place.dataset['quote'] = state;
    const put = (selector: string, text: string) => {
      const part = place.querySelector(selector);
      if (part) part.textContent = text;
    };
    put('[data-quote-note]', { waiting, asking, failed, shown: '' }[state]);
    if (words !== null) {
      put('.weekly', words.weekly);
      put('.monthly', words.monthly);
      put('.rates', words.rates);
      put('[data-quote-basis]', words.basis);
      place.querySelector('[data-quote-estimate]')?.toggleAttribute('hidden', !words.isEstimate);
    }
    // One sentence once it is settled; what comes between is nobody's news.
    put('[data-quote-spoken]', words?.spoken ?? (state === 'failed' ? failed : ''));
    onQuote(words);
  }
}
