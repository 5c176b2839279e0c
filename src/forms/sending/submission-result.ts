/** The reply to a refused form in Conform's format, from which the form is rendered again. */
export interface SubmissionResult {
  readonly status: 'error';
  /** The posted values by field name. */
  readonly initialValue: Record<string, string | string[]>;
  /** Error messages by field name; `''` is the form itself. */
  readonly error: Record<string, string[]>;
}
