import { type RefObject, useEffect, useRef } from 'react';

type Shown = {
  readonly dialog: HTMLDialogElement;
  readonly opener: HTMLElement | undefined;
  /** The page's URL at that time; links in the dialog may change the fragment. */
  readonly href: string;
  readonly stop: AbortController;
};

/** The open dialog; there is at most one. */
let shown: Shown | null = null;
/** True between `history.back()` and its `popstate` event. */
let isGoingBack = false;

/**
 * Opens a modal dialog with its own history entry: Back closes it, as do Escape and a press on the backdrop. The
 * focus goes to the element with `autofocus`, or to the heading; after closing, to `opener`, because not every
 * browser focuses a clicked button. Any other open dialog is closed.
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

/** Handles closing by Escape, by a button and by Back, which all fire the same event. */
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

/** Reuses an entry left by an earlier dialog, for example after a reload. */
function enterHistory(): void {
  // Adding the same listener twice has no effect.
  addEventListener('popstate', onPopState);
  if (!isInDialogEntry()) history.pushState({ ...history.state, dialog: true }, '');
}

function onPopState(): void {
  if (isGoingBack) {
    isGoingBack = false;
    if (shown) enterHistory();
  } else if (shown?.href === location.href && !isInDialogEntry()) shown.dialog.close();
}

/** Compensates for the width of the scrollbar, which disappears while a dialog is open. */
function keepScrollbarRoom(isKept: boolean): void {
  const page = document.documentElement;
  if (!isKept) page.style.removeProperty('scrollbar-gutter');
  else if (innerWidth > page.clientWidth) page.style.setProperty('scrollbar-gutter', 'stable');
}

/** Otherwise the browser would focus the close button, or a field, which opens the on-screen keyboard. */
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
      // Ignores a text selection that ends outside, and the second click of a double-click on the opener.
      if (isFromBeside && isBeside(dialog, event) && event.detail < 2) dialog.close();
    },
    { signal },
  );
}

function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Exposes the height of the on-screen keyboard to CSS and keeps the focused field above it. */
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
