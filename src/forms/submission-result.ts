/** What a function says of a form that it refused, in Conform's shape: the form is shown again with it. */
export interface SubmissionResult {
  readonly status: 'error';
  /** What was posted, by the names of the fields. */
  readonly initialValue: Record<string, string | string[]>;
  /** By the names of the fields; `''` is the whole form. */
  readonly error: Record<string, string[]>;
}
