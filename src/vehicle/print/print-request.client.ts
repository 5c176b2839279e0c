/** The longest that the dialog waits for a picture: a sheet without it is better than none. */
const waitMs = 4000;

/**
 * Opens the print dialog on a page that was asked for with `?print`, once the sheet's picture is there. The
 * question is taken out of the address first, so that going back or sharing it does not print again.
 */
export function printOnRequest(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('print')) return;
  url.searchParams.delete('print');
  history.replaceState(history.state, '', url);
  const picture = document.querySelector<HTMLImageElement>('.print-photo');
  if (picture !== null) picture.loading = 'eager';
  const ready = picture === null ? null : picture.decode().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, waitMs));
  void Promise.all([Promise.race([ready, late]), document.fonts.ready]).then(() => print());
}
