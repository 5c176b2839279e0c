/** Both ends belong to it. Australian postcodes are four digits; the first may be 0, so they are never numbers. */
export type PostcodeRange = { readonly from: string; readonly to: string };

/** The four digits of what somebody typed or pasted, `4000 `; null when it is no postcode. */
export function readPostcode(text: string): string | null {
  return /^\s*(\d{4})\s*$/.exec(text)?.[1] ?? null;
}

/** `4205`, or `4000-4179`; null when it is neither. A range may run backwards: whoever reads it decides. */
export function readPostcodeRange(text: string): PostcodeRange | null {
  const [, from, to = from] = /^\s*(\d{4})(?:\s*[-–]\s*(\d{4}))?\s*$/.exec(text) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

export function isInRange(postcode: string, { from, to }: PostcodeRange): boolean {
  return from <= postcode && postcode <= to;
}
