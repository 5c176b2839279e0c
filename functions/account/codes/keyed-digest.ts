import { hmacSha256, sha256 } from '../../http/digest.ts';
import type { Ports } from '../../ports/ports.ts';

/**
 * Digest of what can be guessed by trying all, such as phone numbers and codes: under `SERVER_KEY`, which does
 * not lie in the database. Without that key it hides them from a glance only.
 */
export function keyedDigest({ secret }: Pick<Ports, 'secret'>, ...parts: readonly string[]): string {
  const key = secret('SERVER_KEY');
  const text = JSON.stringify(parts);
  return key === undefined ? sha256(text) : hmacSha256(key, text);
}
