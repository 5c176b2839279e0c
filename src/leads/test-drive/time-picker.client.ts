import { fill } from '../../values/fill.ts';
import { askFreeTimes } from './ask-free-times.client.ts';
import type { FreeTimes } from './test-drive.schema.ts';
import { chosenWords, type DayChoice, dayChoices, dayOfTime } from './time-choice.ts';
import { leafOf, radioOf } from './time-radio.client.ts';

type Part = 'zone' | 'retry' | 'days' | 'hours' | 'chosen' | 'clear' | 'error';
type State = 'idle' | 'loading' | 'ready' | 'empty' | 'failed';

/** Asks for the times of the branch or vehicle that the form is about, and lets the shopper choose one. */
export function pickTimes(host: HTMLElement): void {
  const holder = host.querySelector<HTMLInputElement>('input[name="booking_at"]');
  if (holder?.form) new TimePicker(host, holder, holder.form).refresh();
}

/**
 * What is sent stands in one field, the holder: the buttons of days and hours show it, and belong to no form.
 * So another day can be looked at without losing the time that was chosen.
 */
class TimePicker {
  readonly #host: HTMLElement;
  readonly #holder: HTMLInputElement;
  readonly #form: HTMLFormElement;
  readonly #error: HTMLElement;
  #asking = new AbortController();
  #days: readonly DayChoice[] = [];

  constructor(host: HTMLElement, holder: HTMLInputElement, form: HTMLFormElement) {
    this.#host = host;
    this.#holder = holder;
    this.#form = form;
    this.#error = this.#part('error');
    holder.disabled = false;
    this.#part('days').addEventListener('change', (event) => this.#lookAt(typedBy(event)));
    this.#part('hours').addEventListener('change', (event) => this.#choose(typedBy(event)));
    this.#part('retry').addEventListener('click', () => this.refresh());
    this.#part('clear').addEventListener('click', () => this.#clear());
    form.addEventListener('change', ({ target }) => this.#follow(target));
    // The fields are emptied after the event.
    form.addEventListener('reset', () => setTimeout(() => this.#showChoice()));
    host.closest('lead-form')?.addEventListener('lead-refused', (event) => void this.#askAgain(event));
  }

  refresh(): void {
    if (this.#isBranchOpen()) this.#show('idle', this.#text('choose'));
    else {
      this.#show('loading', this.#text('loading'));
      void this.#ask();
    }
  }

  #isBranchOpen(): boolean {
    return this.#form.elements.namedItem('location') !== null && this.#valueOf('location') === '';
  }

  async #ask(): Promise<void> {
    const asked = { location: this.#valueOf('location'), carSlug: this.#valueOf('car_slug') };
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const free = await askFreeTimes(asked, asking.signal);
    if (asking.signal.aborted) return;
    if (free === null) this.#show('failed', this.#text('failed'));
    else this.#offer(free);
  }

  /** Another branch has other times; a draft brings the time that was chosen before. */
  #follow(target: EventTarget | null): void {
    if (target === this.#holder) this.#showDayOf(this.#holder.value);
    else if (target instanceof HTMLSelectElement && target.name === 'location') this.refresh();
  }

  /** Somebody was faster: the times that are left take the place of the old ones under the shopper's hand. */
  async #askAgain(event: Event): Promise<void> {
    const fields: unknown = event instanceof CustomEvent ? event.detail : null;
    if (!Array.isArray(fields) || !fields.includes(this.#holder.name)) return;
    const message = this.#error.textContent;
    await this.#ask();
    this.#part('days').querySelector<HTMLInputElement>(':checked')?.focus();
    // Leaving a field takes back what the form itself cannot see to be wrong.
    this.#error.textContent = message;
    this.#error.hidden = false;
  }

  #offer(free: FreeTimes): void {
    this.#days = dayChoices(free.days);
    this.#part('zone').textContent = fill(this.#text('zone'), { branch: free.location.name });
    this.#part('days').replaceChildren(...this.#days.map((day) => leafOf(day, this.#groupOf('day'))));
    if (this.#days.length === 0) this.#show('empty', this.#text('empty'));
    else {
      this.#show('ready', '');
      this.#showDayOf(this.#holder.value);
    }
  }

  /** The day of a time; where that is not offered there is no choice, and the first day is shown. */
  #showDayOf(at: string): void {
    if (this.#host.querySelector('[data-state="loading"]')) return;
    const day = dayOfTime(this.#days, at);
    if (day === undefined) this.#holder.value = '';
    const sameDay = this.#days.find(({ date }) => at.startsWith(date));
    const date = (day ?? sameDay ?? this.#days[0])?.date ?? '';
    const radio = this.#part('days').querySelector<HTMLInputElement>(`[value="${CSS.escape(date)}"]`);
    if (radio) radio.checked = true;
    this.#lookAt(date);
    this.#showChoice();
  }

  #lookAt(date: string): void {
    const day = this.#days.find((other) => other.date === date);
    const times = (day?.options ?? []).map((option) =>
      radioOf(option, this.#groupOf('hour'), day?.label ?? ''),
    );
    this.#part('hours').replaceChildren(...times);
    const leaf = this.#part('days').querySelector(':checked')?.closest('label');
    if (leaf) bringIntoView(this.#part('days'), leaf);
    this.#checkHour();
  }

  #choose(at: string): void {
    this.#holder.value = at;
    this.#forgetError();
    this.#showChoice();
  }

  #clear(): void {
    this.#holder.value = '';
    this.#showChoice();
    this.#part('days').querySelector<HTMLInputElement>(':checked')?.focus();
    this.#holder.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #showChoice(): void {
    const when = chosenWords(this.#days, this.#holder.value);
    const { chosen = '', notChosen = '' } = this.#host.dataset;
    const unchosen = this.#days.length === 0 ? '' : notChosen;
    this.#part('chosen').textContent = when === null ? unchosen : fill(chosen, { when });
    this.#part('clear').hidden = when === null;
    this.#checkHour();
  }

  #checkHour(): void {
    for (const radio of this.#part('hours').querySelectorAll('input')) {
      radio.checked = radio.value === this.#holder.value;
    }
  }

  #forgetError(): void {
    this.#error.hidden = true;
    // What is hidden still describes.
    this.#error.textContent = '';
    for (const wrong of this.#host.querySelectorAll('[aria-invalid]')) wrong.removeAttribute('aria-invalid');
  }

  #show(state: State, text: string): void {
    const box = this.#host.querySelector<HTMLElement>('.times-box');
    const status = box?.querySelector('[role="status"]');
    if (box) box.dataset['state'] = state;
    if (status) status.textContent = text;
    if (state === 'ready' || state === 'loading') return;
    this.#days = [];
    this.#holder.value = '';
    this.#showChoice();
  }

  #valueOf(name: string): string {
    const control = this.#form.elements.namedItem(name);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return isField ? control.value : '';
  }

  #text(name: string): string {
    return this.#host.dataset[name] ?? '';
  }

  #groupOf(what: 'day' | 'hour'): string {
    return `${this.#holder.id}-${what}`;
  }

  #part(name: Part): HTMLElement {
    const part = this.#host.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`<test-drive-times> has no part "${name}".`);
    return part;
  }
}

/** Moves the row alone: the page stays where the shopper is. */
function bringIntoView(
  row: HTMLElement,
  { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement,
): void {
  const isBefore = offsetLeft < row.scrollLeft || offsetTop < row.scrollTop;
  const isBehind =
    offsetLeft + offsetWidth > row.scrollLeft + row.clientWidth ||
    offsetTop + offsetHeight > row.scrollTop + row.clientHeight;
  if (isBefore || isBehind) row.scrollTo({ left: offsetLeft - offsetWidth, top: offsetTop - offsetHeight });
}

function typedBy({ target }: Event): string {
  return target instanceof HTMLInputElement ? target.value : '';
}
