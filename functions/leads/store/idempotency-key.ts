const longestKey = 200;

/** Long enough that nobody guesses another's: a UUID has 36 characters. */
const shortestSecret = 16;

/** The browser's own name for what it sends: the `Idempotency-Key` header, else the form's field. */
export function idempotencyKeyOf({ headers }: Request, field: string | null | undefined): string | null {
  const header = headers.get('Idempotency-Key')?.replace(/^"(.*)"$/, '$1');
  return (header || field || '').slice(0, longestKey) || null;
}

/** Whether the key may stand for the person who holds it, as it does between the steps of a form. */
export function isSecretKey(key: string | null): key is string {
  return key !== null && key.length >= shortestSecret;
}
