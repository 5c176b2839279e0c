/** A browser that left a page by a link or a form wants a page; scripts ask for JSON. */
export function wantsPage({ headers }: Pick<Request, 'headers'>): boolean {
  const accept = headers.get('Accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
