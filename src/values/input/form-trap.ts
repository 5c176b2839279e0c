/**
 * Honeypot: a hidden field that bots fill in. Browsers autofill names such as `website`, `company` and `url`, but not
 * this one.
 */
export const trapField = 'homepage';

/**
 * Time between loading and sending the form in milliseconds, measured in the browser by a monotonic clock. Missing
 * without JavaScript.
 */
export const filledInField = 'filled_in_ms';

/** A person cannot fill in a form faster than this. */
const shortestMs = 2000;

interface Trap {
  readonly [trapField]?: string | undefined;
  readonly [filledInField]?: number | undefined;
}

/** Whether a bot sent the form. Bots get the same reply as people, so that they do not notice. */
export function isTrapped(sent: Trap): boolean {
  if ((sent[trapField] ?? '').trim() !== '') return true;
  const filledInMs = sent[filledInField];
  return filledInMs !== undefined && filledInMs >= 0 && filledInMs < shortestMs;
}
