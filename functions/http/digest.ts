import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Web Crypto hands each of these short texts to another thread, which takes ten times as long as the work.

/** SHA-256 of a text in hexadecimal: tokens are stored so, that whoever reads the database cannot use them. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** HMAC-SHA-256 of a text under a secret, in hexadecimal (RFC 2104). */
export function hmacSha256(secret: string, text: string): string {
  return bytesToHex(hmac(digest, utf8ToBytes(secret), utf8ToBytes(text)));
}
