const LONGEST_KEY = 200;

/** Long enough not to be guessed; a UUID has 36 characters. */
const SHORTEST_SECRET = 16;

/** The idempotency key of a request: the `Idempotency-Key` header, else the form's field. */
export function idempotencyKeyOf({ headers }: Request, field: string | null | undefined): string | null {
  const header = headers.get('Idempotency-Key')?.replace(/^"(.*)"$/, '$1');
  return (header || field || '').slice(0, LONGEST_KEY) || null;
}

/** Whether the key is long enough to authorise its holder, as between the steps of a form. */
export function isSecretKey(key: string | null): key is string {
  return key !== null && key.length >= SHORTEST_SECRET;
}
