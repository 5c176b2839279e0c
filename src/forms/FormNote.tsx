interface Props {
  text: string;
  /** Label of the button. */
  action: string;
  onAct: () => void;
}

/** A note above the fields that says what was prefilled, with a button to clear it. */
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
