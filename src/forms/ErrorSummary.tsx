import type { FormMetadata } from '@conform-to/react';

interface Props {
  form: FormMetadata;
  /** Field labels by name. Checkboxes have none, because their message names them. */
  labels: Readonly<Record<string, string>>;
  /** "Please fix the following errors:" (leads and dealer §5). */
  heading: string;
  /** Errors of the form as a whole. */
  failure: readonly string[];
  /** Focuses a field; returns false if it cannot be focused, and the link is followed. */
  onField: (name: string) => boolean;
}

/** The errors of a form as an alert above its fields, in the order of the schema, with links to the fields. */
export function ErrorSummary({ form, labels, heading, failure, onField }: Props) {
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    (name === '' ? messages : messages.slice(0, 1)).map((message) => ({ name, message })),
  );
  const ofFields = errors.filter(({ name }) => name !== '');
  const [reason, ...help] =
    failure.length > 0 ? failure : errors.flatMap(({ name, message }) => (name ? [] : message));
  return (
    <div className="form-errors" role="alert">
      {reason && <strong>{reason}</strong>}
      {help.length > 0 && <p>{help.join(' ')}</p>}
      {ofFields.length > 0 && <strong>{heading}</strong>}
      {ofFields.length > 0 && (
        <ul>
          {ofFields.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${form.id}-${name}`}
                onClick={(event) => {
                  // Prevents a history entry.
                  if (onField(name)) event.preventDefault();
                }}
              >
                {labels[name] ? labelled(labels[name], message) : message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A label that is a question has its own mark: no colon follows it. */
function labelled(label: string, message: string): string {
  return /[?？]$/.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}
