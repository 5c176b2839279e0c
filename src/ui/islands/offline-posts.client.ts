/**
 * While offline, a form that is posted would be replaced by the browser's error page, and its input lost: the page stays
 * and shows the popover `offline` of the layout. Forms that send themselves have prevented the submit already.
 */
export function keepPostsOffline(): void {
  addEventListener('submit', (event) => {
    const isPost = event.target instanceof HTMLFormElement && event.target.method === 'post';
    if (navigator.onLine || event.defaultPrevented || !isPost) return;
    event.preventDefault();
    const note = document.getElementById('offline');
    if (!note?.matches(':popover-open')) note?.showPopover();
  });
}
