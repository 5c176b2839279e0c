import { fill } from '../../values/fill.ts';
import { downloadFile } from './download-file.client.ts';

/** "Share window 550x400, close polled each second" (stock and vehicle §9). */
const WINDOW_WIDTH = 550;
const WINDOW_HEIGHT = 400;
const POLL_MS = 1000;

/** A small window in the middle of this one; null where the browser opens none. */
function openWindow(): Window | null {
  const left = Math.round(screenX + (outerWidth - WINDOW_WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - WINDOW_HEIGHT) / 2);
  return open('', '', `popup,width=${WINDOW_WIDTH},height=${WINDOW_HEIGHT},left=${left},top=${top}`);
}

/** A service in a window of its own; back to its link when that is closed. */
function shareInWindow(event: Event, link: HTMLAnchorElement): void {
  const popup = openWindow();
  // Without a window the link opens a tab.
  if (popup === null) return;
  event.preventDefault();
  // The service has no business with this page.
  popup.opener = null;
  popup.location.href = link.href;
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    link.focus();
  }, POLL_MS);
}

/** What the controls of a `<share-bar>` do: sharing, copying and the PDF of a vehicle. */
class Sharing {
  readonly #bar: HTMLElement;
  #timer = 0;

  constructor(bar: HTMLElement) {
    this.#bar = bar;
  }

  handleEvent(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
    // Held keys ask for a tab, a window or a download: that is the browser's.
    if (control === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (control.dataset['act'] === 'share') this.#share(event);
    if (control.dataset['act'] === 'copy') void this.#copy();
    if (!(control instanceof HTMLAnchorElement)) return;
    if (control.dataset['act'] === 'window') shareInWindow(event, control);
    if (control.dataset['act'] === 'pdf') this.#download(event, control);
  }

  /** The page where it was opened, without what a campaign or the gallery added to its address. */
  get #url(): string {
    return new URL(location.pathname, location.href).href;
  }

  /** The phone's own sheet where there is one, else the list of services opens in place. */
  #share(event: Event): void {
    if (!('share' in navigator)) return;
    event.preventDefault();
    const { message = '' } = this.#bar.dataset;
    navigator.share({ title: message, text: message, url: this.#url }).catch((error: unknown) => {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) this.#bar.querySelector<HTMLElement>('[popover]')?.showPopover();
    });
  }

  async #copy(): Promise<void> {
    const { copied = '', copyFailed = '', copiedMs } = this.#bar.dataset;
    try {
      await navigator.clipboard.writeText(this.#url);
      this.#say('status', copied, Number(copiedMs));
    } catch {
      this.#say('alert', fill(copyFailed, { url: this.#url }));
    }
  }

  #download(event: Event, link: HTMLAnchorElement): void {
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    this.#say('alert', '');
    const { pdfFailed = '', pdfPreparing = '' } = this.#bar.dataset;
    const label = link.querySelector('span');
    const text = label?.textContent ?? '';
    const show = (isBusy: boolean, words: string) => {
      link.ariaBusy = link.ariaDisabled = isBusy ? 'true' : null;
      if (label) label.textContent = words;
    };
    show(true, pdfPreparing);
    void downloadFile(link.href, link.download, pdfFailed).then((problem) => {
      this.#say('alert', problem ?? '');
      show(false, text);
    });
  }

  /** A confirmation goes by itself; what went wrong stays until the next try. */
  #say(role: 'status' | 'alert', words: string, forMs?: number): void {
    clearTimeout(this.#timer);
    for (const line of this.#bar.querySelectorAll('[role="status"], [role="alert"]')) {
      line.textContent = line.getAttribute('role') === role ? words : '';
    }
    if (forMs !== undefined) this.#timer = window.setTimeout(() => this.#say(role, ''), forMs);
  }
}

/** Once for each bar. */
export function startSharing(bar: HTMLElement): void {
  bar.addEventListener('click', new Sharing(bar));
}
