/** Reasons for the refusal of a posted form. */
export interface RefusedProps {
  /** The requested path. */
  readonly path: string;
  /** Error messages of fields. */
  readonly messages: readonly string[];
  /** The reason if no field is invalid; null if there is no further detail. */
  readonly detail: string | null;
  /** Path of the page with the form. */
  readonly back: string | null;
}
