import { atom } from 'nanostores';

export interface Toast {
  readonly text: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Heading. */
  readonly title?: string;
  /** A link in the toast. */
  readonly link?: { readonly href: string; readonly label: string };
  /** An error: announced at once. */
  readonly isAlert?: boolean;
}

/** Dispatched on the document with each toast; the first one hydrates the island. */
export const TOAST_EVENT = 'toast';

/** The current toast, or null. "Toast limit 1" (leads and dealer §9): each replaces the one before. */
export const $toast = atom<Toast | null>(null);

/** Whether the island is hydrated. */
const isShown = () => $toast.lc > 0;

/** Shows a toast above everything else and announces it to screen readers. */
export function toast(
  text: string,
  closeLabel: string,
  parts: Omit<Toast, 'text' | 'closeLabel'> = {},
): void {
  $toast.set({ text, closeLabel, ...parts });
  if (!isShown()) document.addEventListener('astro:hydration-error', alertInstead, { once: true });
  document.dispatchEvent(new Event(TOAST_EVENT));
}

/** Falls back to `alert()` while offline, because the island may not load. */
function alertInstead(): void {
  const said = $toast.get();
  if (isShown() || !said?.isAlert) return;
  $toast.set(null);
  alert(said.text);
}
