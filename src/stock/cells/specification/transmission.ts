import type { TransmissionSlug } from '../../../values/vehicle/vehicle-terms.ts';
import { isOther } from '../is-other.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { foreignText } from '../texts/foreign-text.ts';
import { isMissing } from '../texts/missing.ts';

const automatic =
  /(?<![a-z])auto(?![a-z])|autom|autost|autosh|autot(?:iptronic|ronic)|(?:semi|sports?|spt|steptronic)\s?-?auto|outo(?![a-z])|outomat|cvt|\bdsg\b|\bdct\b|\bpdk\b|\bivt\b|tip\s?-?tronic|s-?tronic|steptronic|geartronic|powershift|multitronic|\bamt\b|\bedc\b|\bdht\b|continuously|dual.?clutch|reduction|single[\s-]?speed|1[\s-]?(sp|speed)|direct drive|semi|\d[\s-]?at\b|^a$|^at$|^a\/t$|variable|e-?cvt|torque converter/i;
const manual =
  /manual|manuell|schaltgetriebe|handgeschaltet|handgeschakeld|handschakel|schakelbak|handrat|\d[\s-]?mt\b|^m$|^mt$|^m\/t$|\bstick\b|^man$|^\d\s?m$|^hand$/i;
export const transmissionPatterns: readonly RegExp[] = [automatic, manual];

/**
 * Automatic or manual, in English, German, Dutch, Afrikaans and Swedish. Automatic words are checked first,
 * because `Xtronic CVT w/Manual Mode` is automatic.
 */
export function readTransmission(text: string): Reading<TransmissionSlug> {
  if (isMissing(text) || isOther(text)) return nothing;
  const words = text.trim();
  const foreign = foreignText(words);
  if (foreign !== null) return unusable(`is ${foreign}`);
  if (/sequential manual(?!.*auto)/i.test(words)) return found('manual');
  if (automatic.test(words)) return found('automatic');
  return manual.test(words) ? found('manual') : nothing;
}

/** `8` from `8 Speed Automatic` or `Spts Auto 8sp`. */
export function gearsIn(text: string): number | null {
  const match = /(?<!\d)(\d{1,2})[\s-]?(?:sp\b|spd\b|speed|gears?\b|gang\b|at\b|mt\b)/i.exec(text);
  const gears = Number(match?.[1] ?? Number.NaN);
  return gears >= 1 && gears <= 18 ? gears : null;
}
