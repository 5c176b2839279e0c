/** An error message of a form by its field, such as `adjustments.0.answer`; `''` is the form itself. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
