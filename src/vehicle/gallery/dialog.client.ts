type Entry = { readonly fullscreen?: unknown } | null;

const isOurs = () => {
  const entry: Entry = history.state;
  return entry?.fullscreen === true;
};

/** Whether the shopper has enlarged the page with two fingers. */
export function isZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1.05;
}

/**
 * Opens a dialog over the page as a place of its own: the back button leaves it. However it is left, the
 * history is as it was. Returns what to do when it is gone.
 */
export function openDialog(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  const markZoomed = () => dialog.toggleAttribute('data-zoomed', isZoomed());
  history.pushState({ ...history.state, fullscreen: true }, '');
  addEventListener('popstate', close);
  visualViewport?.addEventListener('resize', markZoomed);
  dialog.showModal();
  return () => {
    visualViewport?.removeEventListener('resize', markZoomed);
    removeEventListener('popstate', close);
    if (isOurs()) history.back();
  };
}
