import { readSecret } from '#functions/env.ts';

/**
 * The Authorization header for a feed's source. A missing secret is reported, and the request is made without
 * it.
 */
export function feedAuthorization({
  authorizationVariable: name,
}: {
  readonly authorizationVariable: string | null;
}): string | undefined {
  if (name === null) return undefined;
  const value = readSecret(name);
  if (value === undefined) console.error(`${name} is not set: feeds that need it cannot be fetched.`);
  return value;
}
