/** What the page on demand `code` asks: the code that was sent to a phone, for a form that was sent without JavaScript. */
export interface CodeQuestion {
  readonly heading: string;
  /** Where the code has gone, with {phone}. */
  readonly text: string;
  /** National digits. */
  readonly phone: string;
  /** On the button. */
  readonly submit: string;
  /** Path of what takes the form. */
  readonly action: string;
  /** What was filled in before, to be sent again with the code. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Why the last try was refused; null at the first. */
  readonly alert: string | null;
  /** Path of the link Back; null for none. */
  readonly back: string | null;
}
