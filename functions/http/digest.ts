/** SHA-256 of a text in hexadecimal: tokens are stored so, that whoever reads the database cannot use them. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hexadecimal(bytes);
}

/** HMAC-SHA-256 of a text under a secret, in hexadecimal (RFC 2104). */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return hexadecimal(await crypto.subtle.sign('HMAC', key, encode(text)));
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
