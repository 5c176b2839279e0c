import type { CarType } from '../../../values/vehicle/vehicle-terms.ts';
import { found, nothing, type Reading } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';

/** New, demo or used, including schema.org's `UsedCondition` and German and Swedish words. */
export function readCarType(text: string): Reading<CarType> {
  const words = text.trim().toLowerCase();
  if (isMissing(words)) return nothing;
  if (/demo|vorf[üu]hr|display model/.test(words)) return found('demo');
  if (
    /used|pre-?\s?owned|pre-?\s?loved|second\s?-?hand|gebraucht|begagna|certified|\bcpo\b|refurbished|nearly new|near new|oldtimer|classic/.test(
      words,
    )
  ) {
    return found('used');
  }
  if (/^(n|new|ny|neu|true new|brand new)$|\bnew\b|newcondition|neuwagen|neufahrzeug|nybil/.test(words)) {
    return found('new');
  }
  if (words === 'u') return found('used');
  return words === 'd' ? found('demo') : nothing;
}
