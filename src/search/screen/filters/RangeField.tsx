import { useState } from 'react';
import { useEarlyInput } from '../../../ui/hydration/use-early-input.ts';

interface Props {
  label: string;
  placeholder: string;
  /** Formatted; empty for an open end. */
  text: string;
  onCommit: (text: string) => void;
}

/** One end of a range as a text input, applied when the field is left or on Enter. */
export function RangeField({ label, placeholder, text, onCommit }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const field = useEarlyInput((input) => {
    // A focused field is still being edited: it is applied when it is left.
    const isDone = input !== document.activeElement || input.dataset['pressed'] !== undefined;
    if (isDone) onCommit(input.value);
    else setDraft(input.value);
  });
  const commit = () => {
    if (draft !== null) onCommit(draft);
    setDraft(null);
  };
  return (
    <label className="range-field">
      <span>{label}</span>
      <input
        ref={field}
        className="search-field figures"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={draft ?? text}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
          if (event.key === 'Escape' && draft !== null) {
            // The first Escape discards the edit, only the next one closes the sheet.
            event.preventDefault();
            setDraft(null);
          }
        }}
      />
    </label>
  );
}
