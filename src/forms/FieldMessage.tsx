interface Props {
  /** Of the message, which the field's `aria-describedby` names. */
  id: string;
  errors: readonly string[] | undefined;
  hint?: string | undefined;
  hintId?: string;
}

/** A field's hint, and what is wrong with it. */
export function FieldMessage({ id, errors, hint, hintId }: Props) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <p className="field-error" id={id} hidden={!errors}>
        {errors?.[0]}
      </p>
    </>
  );
}
