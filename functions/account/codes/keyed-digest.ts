import { hmacSha256, sha256 } from '../../http/digest.ts';
import type { Ports } from '../../ports/ports.ts';

/**
 * Digest for values with few possibilities, such as phone numbers and codes, which could be found
 * by trying them all. It is keyed with `SERVER_KEY`, which is not stored in the database. Without
 * that key the digest protects only against a casual look.
 */
export function keyedDigest({ secret }: Pick<Ports, 'secret'>, ...parts: readonly string[]): string {
  const key = secret('SERVER_KEY');
  const text = JSON.stringify(parts);
  return key === undefined ? sha256(text) : hmacSha256(key, text);
}
