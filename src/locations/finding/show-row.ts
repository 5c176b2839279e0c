/** Scrolls a list so that one of its rows is seen; unlike `scrollIntoView` it leaves the page where it is. */
export function showRow(link: HTMLElement | undefined): void {
  const row = link?.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  const [{ top, bottom }, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (top < frame.top) list.scrollTop += top - frame.top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
