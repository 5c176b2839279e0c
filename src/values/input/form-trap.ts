/**
 * Honeypot: a hidden field that bots fill in. Browsers autofill names such as `website`, `company` and `url`, but not
 * this one.
 */
export const TRAP_FIELD = 'homepage';

/**
 * Time between loading and sending the form in milliseconds, measured in the browser by a monotonic clock. Missing
 * without JavaScript.
 */
export const FILLED_IN_FIELD = 'filled_in_ms';

/** A person cannot fill in a form faster than this. */
const SHORTEST_MS = 2000;

interface Trap {
  readonly [TRAP_FIELD]?: string | undefined;
  readonly [FILLED_IN_FIELD]?: number | undefined;
}

/** Whether a bot sent the form. Bots get the same reply as people, so that they do not notice. */
export function isTrapped(sent: Trap): boolean {
  if ((sent[TRAP_FIELD] ?? '').trim() !== '') return true;
  const filledInMs = sent[FILLED_IN_FIELD];
  return filledInMs !== undefined && filledInMs >= 0 && filledInMs < SHORTEST_MS;
}
