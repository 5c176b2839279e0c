interface Props {
  text: string;
  /** On the button. */
  action: string;
  onAct: () => void;
}

/** A line over the fields that says what was filled in, with a button that takes it out again. */
export function FormNote({ text, action, onAct }: Props) {
  return (
    <p className="form-note">
      {text}
      <button type="button" className="form-link" onClick={onAct}>
        {action}
      </button>
    </p>
  );
}
