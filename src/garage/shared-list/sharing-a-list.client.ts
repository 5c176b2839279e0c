import { openDialog } from '../../ui/dialog.client.ts';
import { sharedListPath } from './shared-list.ts';

/** What stands within the part of the page that is shared, each vehicle once. */
function slugsAround(list: HTMLElement): string[] {
  const cars = list.closest('[data-shareable]')?.querySelectorAll<HTMLElement>('[data-slug]') ?? [];
  const slugs = new Set([...cars].map(({ dataset }) => dataset['slug'] ?? ''));
  return [...slugs].slice(0, Number(list.dataset['most']));
}

/** What the parts of a `<share-list>` do. */
class ListSharing {
  readonly #list: HTMLElement;

  constructor(list: HTMLElement) {
    this.#list = list;
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'input') this.#showLink();
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (type !== 'click' || control === null) return;
    if (control.dataset['do'] === 'open') this.#open(control);
    if (control.dataset['do'] === 'copy') void this.#copy();
    if (control.dataset['do'] === 'send') this.#send();
  }

  #open(opener: HTMLElement): void {
    const dialog = this.#list.querySelector('dialog');
    const send = this.#list.querySelector<HTMLElement>('[data-do="send"]');
    if (dialog === null) return;
    if (send) send.hidden = !('share' in navigator);
    this.#showLink();
    this.#say('status', '');
    openDialog(dialog, opener);
  }

  get #link(): string {
    if (this.#list.dataset['of'] === 'page') return location.href;
    const from = this.#list.querySelector<HTMLInputElement>('[name="from"]')?.value ?? '';
    return new URL(sharedListPath(slugsAround(this.#list), from), location.origin).href;
  }

  #showLink(): void {
    const field = this.#list.querySelector<HTMLInputElement>('[name="link"]');
    if (field) field.value = this.#link;
  }

  async #copy(): Promise<void> {
    const { copied = '', copyFailed = '' } = this.#list.dataset;
    try {
      await navigator.clipboard.writeText(this.#link);
      this.#say('status', copied);
    } catch {
      this.#say('alert', copyFailed);
      this.#list.querySelector<HTMLInputElement>('[name="link"]')?.select();
    }
  }

  /** Who closes the device's own sheet is back in the dialog, where the link is. */
  #send(): void {
    const { message = '' } = this.#list.dataset;
    navigator.share({ title: message, text: message, url: this.#link }).catch(() => undefined);
  }

  #say(role: 'status' | 'alert', words: string): void {
    for (const line of this.#list.querySelectorAll('[role="status"], [role="alert"]'))
      line.textContent = line.role === role ? words : '';
  }
}

/** Once for each list. */
export function startSharing(list: HTMLElement): void {
  const sharing = new ListSharing(list);
  list.addEventListener('click', sharing);
  list.addEventListener('input', sharing);
}
