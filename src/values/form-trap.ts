/**
 * The field that people do not see and programs fill in. No browser fills a field of this name by itself,
 * which `website`, `company` and `url` cannot say.
 */
export const trapField = 'homepage';

/**
 * How long the form was being filled in when it was sent, in milliseconds by the browser's own stopwatch:
 * its clock may be minutes off. A form without script does not say.
 */
export const filledInField = 'filled_in_ms';

/** Nobody reads a form and writes a name and a number in less. */
const shortestMs = 2000;

interface Trap {
  readonly [trapField]?: string | undefined;
  readonly [filledInField]?: number | undefined;
}

/** Whether a program sent the form. It must not be told: it gets the answer that a person gets. */
export function isTrapped(sent: Trap): boolean {
  if ((sent[trapField] ?? '').trim() !== '') return true;
  const filledInMs = sent[filledInField];
  return filledInMs !== undefined && filledInMs >= 0 && filledInMs < shortestMs;
}
