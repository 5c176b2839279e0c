import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** Below this size, compression saves less than its header costs. */
const SMALLEST_COMPRESSED_BYTES = 1024;

const compressibleType =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|xml|wasm|manifest\+json|ld\+json|xhtml\+xml)|font\/(?:ttf|otf)|image\/x-icon)/;

/** Whether a body of this type and size is worth compressing; pictures, video and WOFF2 already are compressed. */
export function isCompressible(contentType: string, size: number): boolean {
  return size >= SMALLEST_COMPRESSED_BYTES && compressibleType.test(contentType);
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); undefined: uncompressed. */
export function chooseEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '');
  const qualityOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  const others = qualityOf('*') ?? 0;
  const br = qualityOf('br') ?? others;
  const gzip = qualityOf('gzip') ?? others;
  const best = Math.max(br, gzip);
  if (best === 0 || best < (qualityOf('identity') ?? 0)) return undefined;
  return br === best ? 'br' : 'gzip';
}
