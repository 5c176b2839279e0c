import type { FormMetadata } from '@conform-to/react';

interface Props {
  form: FormMetadata;
  /** Labels of the fields by name. A box to tick has none: its message names it. */
  labels: Readonly<Record<string, string>>;
  /** "Please fix the following errors:" (leads and dealer §5). */
  heading: string;
  /** Why the whole form failed, in sentences. */
  failure: readonly string[];
  /** Leads to a field; false where nothing can be focused, and the link is followed. */
  onField: (name: string) => boolean;
}

/** What is wrong with a form, as an alert above its fields, in the order of its schema: each line leads to its field. */
export function ErrorSummary({ form, labels, heading, failure, onField }: Props) {
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.slice(0, 1).map((message) => ({ name, message })),
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
                  // Without a new entry in the history.
                  if (onField(name)) event.preventDefault();
                }}
              >
                {labels[name] ? `${labels[name]}: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
