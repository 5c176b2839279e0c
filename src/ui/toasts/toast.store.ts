import { atom } from 'nanostores';

export interface Toast {
  readonly text: string;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  /** Above the text. */
  readonly title?: string;
  /** Where to go on. */
  readonly link?: { readonly href: string; readonly label: string };
  /** It went wrong: spoken at once. */
  readonly isAlert?: boolean;
}

/** Dispatched on the document with each toast: the island that shows them is hydrated by the first. */
export const TOAST_EVENT = 'toast';

/** "Toast limit 1" (leads and dealer §9): each replaces the one before. Null: nothing is said. */
export const $toast = atom<Toast | null>(null);

/** Whether the island listens already. */
const isShown = () => $toast.lc > 0;

/** Says something in passing, over everything else and to screen readers. */
export function toast(
  text: string,
  closeLabel: string,
  parts: Omit<Toast, 'text' | 'closeLabel'> = {},
): void {
  $toast.set({ text, closeLabel, ...parts });
  if (!isShown()) document.addEventListener('astro:hydration-error', alertInstead, { once: true });
  document.dispatchEvent(new Event(TOAST_EVENT));
}

/** Without a network the island may not come, and what went wrong must be said all the same. */
function alertInstead(): void {
  const said = $toast.get();
  if (isShown() || !said?.isAlert) return;
  $toast.set(null);
  alert(said.text);
}
