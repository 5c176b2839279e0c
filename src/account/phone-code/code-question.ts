/**
 * Props of the on-demand page `code`, which asks for the code sent to a phone after a form was posted without
 * JavaScript.
 */
export interface CodeQuestion {
  readonly heading: string;
  /** Where the code was sent, with the placeholder {phone}. */
  readonly text: string;
  /** National digits. */
  readonly phone: string;
  readonly submit: string;
  /** Where the form posts to. */
  readonly action: string;
  /** The fields of the previous form, posted again with the code. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Why the previous attempt was refused; null at the first attempt. */
  readonly alert: string | null;
  /** Target of the Back link; null for no link. */
  readonly back: string | null;
}
