/**
 * `onSubmit` of a form that the browser posts. While offline the browser would replace the page with its error page, and
 * the input would be lost: the page stays and shows the popover `offline` of the layout.
 */
export function keepWhileOffline(event: Pick<Event, 'preventDefault'>): void {
  if (navigator.onLine) return;
  event.preventDefault();
  const note = document.getElementById('offline');
  if (!note?.matches(':popover-open')) note?.showPopover();
}
