import { readSecret } from '#functions/env.ts';

/** The Authorization header of a feed's source. A secret that is not set is told, and the feed's server says the rest. */
export function feedAuthorization({
  authorizationVariable: name,
}: {
  readonly authorizationVariable: string | null;
}): string | undefined {
  if (name === null) return undefined;
  const value = readSecret(name);
  if (value === undefined) console.error(`${name} is not set: feeds that need it are not given to us.`);
  return value;
}
