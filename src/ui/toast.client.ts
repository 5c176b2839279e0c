const LEAST_MS = 5000;
/** Of somebody who reads slowly. */
const MS_PER_CHARACTER = 80;
/** A screen reader speaks what changes in a region that it knows: the region is there for a moment before. */
const KNOWN_AFTER_MS = 100;

type Region = { readonly box: HTMLElement; readonly line: HTMLElement; readonly button: HTMLButtonElement };

let region: Region | null = null;
let timer = 0;
/** What had the focus before it went to the toast. */
let cameFrom: HTMLElement | null = null;

interface ToastParts {
  /** Above the text. */
  readonly title?: string;
  /** Where to go on. */
  readonly link?: { readonly href: string; readonly label: string };
  /** It went wrong: spoken at once. */
  readonly isAlert?: boolean;
}

/**
 * Says something in passing, announced and over everything else; "Toast limit 1" (leads and dealer §9): it
 * replaces the one before. `closeLabel` is the name of its button. Needs toast.css.
 */
export function toast(text: string, closeLabel: string, parts: ToastParts = {}): void {
  region ??= newRegion();
  const { box, line, button } = region;
  place(box);
  button.ariaLabel = closeLabel;
  line.textContent = '';
  line.role = parts.isAlert ? 'alert' : 'status';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    line.replaceChildren(...contentOf(text, parts));
    box.dataset['shown'] = '';
    document.addEventListener('keydown', onKeyDown, true);
    // Who is already there reads on.
    if (!box.matches(':hover, :focus-within')) goLater();
  }, KNOWN_AFTER_MS);
}

function contentOf(text: string, { title, link }: ToastParts): (Node | string)[] {
  const element = <Tag extends 'strong' | 'a'>(tag: Tag, textContent: string) =>
    Object.assign(document.createElement(tag), { textContent });
  return [
    ...(title === undefined ? [] : [element('strong', title), ' ']),
    text,
    ...(link === undefined ? [] : [' ', Object.assign(element('a', link.label), { href: link.href })]),
  ];
}

function newRegion(): Region {
  const box = Object.assign(document.createElement('div'), { className: 'toast no-print' });
  const line = document.createElement('p');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
  box.append(line, button);
  button.addEventListener('click', dismiss);
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, goLater);
  return { box, line, button };
}

/** While a dialog is open the rest of the page can be neither heard nor pressed. */
function place(box: HTMLElement): void {
  const dialog = document.querySelector('dialog:modal');
  const home = dialog ?? document.body;
  if (box.parentElement !== home) home.append(box);
  dialog?.addEventListener('close', () => document.body.append(box), { once: true });
}

function goLater(): void {
  clearTimeout(timer);
  const length = region?.line.textContent?.length ?? 0;
  if (length > 0) timer = window.setTimeout(dismiss, Math.max(LEAST_MS, length * MS_PER_CHARACTER));
}

/** Of a toast in a dialog, the first Escape is for the toast. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  dismiss();
}

function dismiss(): void {
  clearTimeout(timer);
  document.removeEventListener('keydown', onKeyDown, true);
  if (region === null) return;
  const { box, line } = region;
  const hadFocus = box.contains(document.activeElement);
  line.textContent = '';
  delete box.dataset['shown'];
  if (hadFocus && cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
}
