/** Kinds of faults in a row, most serious first. */
export const findingKinds = [
  'rejected',
  'duplicate',
  'implausible',
  'price',
  'photos',
  'text',
  'value',
] as const;

export type FindingKind = (typeof findingKinds)[number];

export interface RowFinding {
  /** Line where the row begins, from 1. */
  readonly line: number;
  readonly kind: FindingKind;
  /** Title and number of the vehicle, or the row's first cells. */
  readonly vehicle: string;
  /** A sentence. */
  readonly problem: string;
  /** A sentence on what the dealer or supplier should do. */
  readonly remedy: string;
}

/** A heading, and the consequence for shoppers. */
export const kindTexts: Readonly<
  Record<FindingKind, { readonly heading: string; readonly meaning: string }>
> = {
  rejected: { heading: 'Rejected', meaning: 'The row is no vehicle and is not on the site.' },
  duplicate: { heading: 'Duplicate', meaning: 'A vehicle or a number is there more than once.' },
  implausible: { heading: 'Implausible', meaning: 'On the site as it stands, but probably wrong.' },
  price: {
    heading: 'No price',
    meaning: 'Shoppers are asked to enquire, and price filters leave the vehicle out.',
  },
  photos: {
    heading: 'No photographs',
    meaning: 'Shown after all vehicles that have some, with a drawing instead.',
  },
  text: { heading: 'Garbled text', meaning: 'Shoppers see characters that nobody wrote.' },
  value: {
    heading: 'Value not used',
    meaning: 'The vehicle is on the site without the value, or with it as it stands.',
  },
};
