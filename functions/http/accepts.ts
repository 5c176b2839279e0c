/** Whether the client is a browser that navigates and wants a page; scripts ask for JSON. */
export function wantsPage({ headers }: Pick<Request, 'headers'>): boolean {
  const accept = headers.get('Accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
