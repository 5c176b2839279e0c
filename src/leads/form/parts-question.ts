/** A question to the parts counter about a known part; becomes the subcategory of the lead. */
export interface PartsQuestion {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Prefills the start of the message. */
  readonly message: string;
}
