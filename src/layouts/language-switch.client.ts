/**
 * On a developer's machine (`<folder>.localhost`) links to other languages lead to the sites there, because their
 * public addresses may not exist yet.
 */
export function leadToLocalSites(): void {
  const { hostname, port, protocol } = location;
  if (!hostname.endsWith('.localhost')) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.language[data-site]')) {
    const { pathname } = new URL(link.href);
    link.href = `${protocol}//${link.dataset['site']}.localhost:${port}${pathname}`;
  }
}
