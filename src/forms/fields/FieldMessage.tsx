interface Props {
  /** Id of the message, referenced by `aria-describedby` of the field. */
  id: string;
  errors: readonly string[] | undefined;
  hint?: string | undefined;
  hintId?: string;
}

/** The hint or the error of a field. */
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
