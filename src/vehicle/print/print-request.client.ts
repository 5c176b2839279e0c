/** Maximum wait for the picture before the print dialog opens anyway. */
const WAIT_MS = 4000;

/**
 * Opens the print dialog on a page requested with `?print`, once the picture is loaded. The parameter is removed
 * first, so that Back or a shared link does not print again.
 */
export function printOnRequest(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('print')) return;
  url.searchParams.delete('print');
  history.replaceState(history.state, '', url);
  const picture = document.querySelector<HTMLImageElement>('.print-photo');
  if (picture !== null) picture.loading = 'eager';
  const ready = picture === null ? null : picture.decode().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  void Promise.all([Promise.race([ready, late]), document.fonts.ready]).then(() => print());
}
