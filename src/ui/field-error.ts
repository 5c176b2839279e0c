/** Error messages of a form by field name; `''` is the form itself. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
