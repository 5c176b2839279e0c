/** Inclusive range. Postcodes are strings of four digits, because the first may be 0. */
export type PostcodeRange = { readonly from: string; readonly to: string };

/** Parses a typed postcode, `4000 `; null if it is invalid. */
export function readPostcode(text: string): string | null {
  return /^\s*(\d{4})\s*$/.exec(text)?.[1] ?? null;
}

/** Parses `4205` or `4000-4179`; null if it is invalid. A reversed range is returned as it is. */
export function readPostcodeRange(text: string): PostcodeRange | null {
  const [, from, to = from] = /^\s*(\d{4})(?:\s*[-–]\s*(\d{4}))?\s*$/.exec(text) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

export function isInRange(postcode: string, { from, to }: PostcodeRange): boolean {
  return from <= postcode && postcode <= to;
}
