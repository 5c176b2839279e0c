/** What identifies one version of one representation. */
export interface Validators {
  /** Strong, with its quotes. */
  readonly etag: string;
  /** As sent: an HTTP date, whole seconds. */
  readonly lastModified: string;
}

/** Whether a GET or HEAD may be answered 304 (RFC 9110, 13.2.2: the ETag decides when it is asked about). */
export function isNotModified(request: Headers, { etag, lastModified }: Validators): boolean {
  const ifNoneMatch = request.get('If-None-Match');
  if (ifNoneMatch !== null) {
    // Weak comparison: a proxy that recompressed our reply has made our ETag weak.
    const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
    return ifNoneMatch.trim() === '*' || tags.includes(etag);
  }
  const since = Date.parse(request.get('If-Modified-Since') ?? '');
  return !Number.isNaN(since) && Date.parse(lastModified) <= since;
}

/** Whether a Range header still speaks of this version; with a validator of another, all is sent (13.1.5). */
export function isRangeCurrent(request: Headers, { etag, lastModified }: Validators): boolean {
  const ifRange = request.get('If-Range');
  return ifRange === null || ifRange === etag || ifRange === lastModified;
}
