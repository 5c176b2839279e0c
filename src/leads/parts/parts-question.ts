/** What a question to the parts counter is about, where the page knows: it goes on as the lead's subcategory. */
export interface PartsQuestion {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What the message begins with. */
  readonly message: string;
}
