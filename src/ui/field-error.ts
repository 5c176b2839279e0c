/** What is wrong with a form: by the name of the field, `''` for the whole. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
