/** Identifies one version of a representation. */
export interface Validators {
  /** Strong, with its quotes. */
  readonly etag: string;
  /** As sent: an HTTP date, whole seconds. */
  readonly lastModified: string;
}

/** Whether a GET or HEAD request may be answered with 304 (RFC 9110, 13.2.2: If-None-Match has precedence). */
export function isNotModified(request: Headers, { etag, lastModified }: Validators): boolean {
  const ifNoneMatch = request.get('If-None-Match');
  if (ifNoneMatch !== null) {
    // Weak comparison, because a proxy that recompressed our reply has made our ETag weak.
    const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
    return ifNoneMatch.trim() === '*' || tags.includes(etag);
  }
  const since = Date.parse(request.get('If-Modified-Since') ?? '');
  return !Number.isNaN(since) && Date.parse(lastModified) <= since;
}

/** Whether a Range header refers to this version; otherwise the whole file is sent (13.1.5). */
export function isRangeCurrent(request: Headers, { etag, lastModified }: Validators): boolean {
  const ifRange = request.get('If-Range');
  return ifRange === null || ifRange === etag || ifRange === lastModified;
}
