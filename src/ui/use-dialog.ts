import { type RefObject, useEffect, useRef } from 'react';

type Shown = {
  readonly dialog: HTMLDialogElement;
  readonly opener: HTMLElement | undefined;
  /** Where the page was then: links within the dialog may lead to other places of it. */
  readonly href: string;
  readonly stop: AbortController;
};

/** The one that is open: there is never a second. */
let shown: Shown | null = null;
/** Whether the browser was asked to leave the entry of a closed dialog, which takes it some time. */
let isGoingBack = false;

/**
 * Opens a modal dialog with an entry of its own in the history: the back button closes it, as do Escape and a press on
 * the backdrop. The focus goes to the element with `autofocus`, else to the heading, and after closing to `opener`, as
 * not every browser focuses a button that is clicked. A dialog that is open already is closed.
 */
export function useDialog(isOpen: boolean, opener?: HTMLElement | null): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    open(dialog, opener ?? undefined);
    return () => dialog.close();
  }, [isOpen, opener]);
  return ref;
}

function open(dialog: HTMLDialogElement, opener?: HTMLElement): void {
  if (dialog.open) return;
  leave();
  shown = { dialog, opener, href: location.href, stop: new AbortController() };
  enterHistory();
  keepScrollbarRoom(true);
  preferHeading(dialog);
  dialog.showModal();
  const { signal } = shown.stop;
  dialog.addEventListener('close', onClose, { signal });
  closeWhenPressed(dialog, signal);
  followKeyboard(dialog, signal);
}

/** By Escape, a button or the back button: the browser tells of all of them in the same way. */
function onClose(): void {
  if (shown === null || shown.dialog.open) return;
  const { opener } = shown;
  leave();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  if (!isInDialogEntry()) return;
  isGoingBack = true;
  history.back();
}

function leave(): void {
  shown?.stop.abort();
  shown?.dialog.close();
  shown = null;
  keepScrollbarRoom(false);
}

type Entry = { readonly dialog?: unknown } | null;

function isInDialogEntry(): boolean {
  const entry: Entry = history.state;
  return entry?.dialog === true;
}

/** An entry that an earlier dialog has left, for example by a reload, serves again. */
function enterHistory(): void {
  // The same listener again is no second one.
  addEventListener('popstate', onPopState);
  if (!isInDialogEntry()) history.pushState({ ...history.state, dialog: true }, '');
}

function onPopState(): void {
  if (isGoingBack) {
    isGoingBack = false;
    if (shown) enterHistory();
  } else if (shown?.href === location.href && !isInDialogEntry()) shown.dialog.close();
}

/** Without its bar, the page behind would become wider. */
function keepScrollbarRoom(isKept: boolean): void {
  const page = document.documentElement;
  if (!isKept) page.style.removeProperty('scrollbar-gutter');
  else if (innerWidth > page.clientWidth) page.style.setProperty('scrollbar-gutter', 'stable');
}

/** Else the browser takes the close button, or on a phone a field, and the keyboard hides what it is about. */
function preferHeading(dialog: HTMLDialogElement): void {
  const heading = dialog.querySelector<HTMLElement>('h1, h2, h3');
  if (heading === null || dialog.querySelector('[autofocus]')) return;
  heading.tabIndex = -1;
  heading.autofocus = true;
}

function closeWhenPressed(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isFromBeside = false;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isFromBeside = isBeside(dialog, event);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      // A text that is selected may be drawn over the edge; the second of two clicks was for what opened it.
      if (isFromBeside && isBeside(dialog, event) && event.detail < 2) dialog.close();
    },
    { signal },
  );
}

function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Tells the style how much of the window the phone's keyboard covers, and keeps the field above it. */
function followKeyboard(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const view = visualViewport;
  if (view === null) return;
  const follow = () => {
    const isZoomed = view.scale > 1.05;
    const covered = isZoomed ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
    dialog.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  };
  const showField = () => {
    follow();
    if (dialog.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  follow();
  view.addEventListener('resize', showField, { signal });
  view.addEventListener('scroll', follow, { signal });
}
