import { closeDialog, openDialog } from '../../ui/dialog.client.ts';

/** Whether the shopper has enlarged the page with two fingers. */
export function isZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1.05;
}

/** Opens the photographs over the page; `data-zoomed` says that they are enlarged. Returns how to take them away. */
export function openFullscreen(dialog: HTMLDialogElement): () => void {
  const markZoomed = () => dialog.toggleAttribute('data-zoomed', isZoomed());
  visualViewport?.addEventListener('resize', markZoomed);
  openDialog(dialog);
  return () => {
    visualViewport?.removeEventListener('resize', markZoomed);
    closeDialog(dialog);
  };
}
