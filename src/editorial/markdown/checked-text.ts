import { errorMessage } from '../../values/text/error-message.ts';
import { blockMistakes } from '../blocks/block.ts';
import { bareRateIn } from './content-rates.ts';

/** Throws with file and line if a text mentions a rate without its comparison rate, or contains an unknown block. */
export function checkText(file: string, source: string): void {
  checkRates(file, source);
  const [mistake] = blockMistakes(source);
  if (mistake !== undefined) throw new Error(`${file}:${mistake.line}  ${mistake.sentence}`);
}

/**
 * "A rate needs the comparison rate, adjacent" (National Credit Code, ss 160–160F), in texts as in settings.
 */
function checkRates(file: string, source: string): void {
  const bare = bareRateIn(source);
  if (bare === null) return;
  throw new Error(
    `${file}:${bare.line}  "${bare.figure}" stands without a comparison rate. Allowed: no figures, or the comparison rate beside the annual rate, such as "6.29% p.a., 8.19% p.a. comparison rate".`,
  );
}

/** Escapes Markdown in placeholder values: a dealer may be named `*Star* <Motors>`. */
export function escapedWords(words: Record<string, string>): Record<string, string> {
  const escaped = Object.entries(words).map(([name, value]) => [
    name,
    value.replace(/[\\`*_[\]<>]/g, '\\$&'),
  ]);
  return Object.fromEntries(escaped);
}

/** A list with the message of the error that `read` throws; empty if it succeeds. */
export function mistakesIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [errorMessage(error)];
  }
}
