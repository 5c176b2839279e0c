import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Synchronous: Web Crypto moves each short text to another thread, which takes ten times as long as
// hashing it.

/**
 * SHA-256 in hexadecimal. Tokens are stored as digests, so that they cannot be read from the
 * database.
 */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** HMAC-SHA-256 in hexadecimal (RFC 2104). */
export function hmacSha256(secret: string, text: string): string {
  return bytesToHex(hmac(digest, utf8ToBytes(secret), utf8ToBytes(text)));
}
