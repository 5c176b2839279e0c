import '../../forms/form.css';
import { keepWhileOffline } from '../../ui/islands/keep-while-offline.ts';
import './names-form.css';

interface Props {
  /** Path on this site to go to after saving or skipping. */
  redirect: string;
  texts: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly save: string;
    readonly skip: string;
  };
  /** Suffix for the labels of optional fields. */
  optional: string;
  /** Known details. If null, this is a new shopper on the way to `redirect`, who can skip the form. */
  contact?: ContactNames | null;
}

interface ContactNames {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
}

const fields = [
  { name: 'first_name', label: 'firstName', autoComplete: 'given-name', maxLength: 100 },
  { name: 'last_name', label: 'lastName', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: 'email', autoComplete: 'email', maxLength: 200, type: 'email' },
] as const;

/** Asks for name and e-mail; new shoppers can skip it. */
export function NamesForm({ redirect, texts, optional, contact = null }: Props) {
  return (
    <form
      className="form"
      method="post"
      action="/api/account/details"
      data-needs-network={contact === null ? undefined : ''}
      onSubmit={keepWhileOffline}
    >
      <input type="hidden" name="redirect" defaultValue={redirect} autoComplete="off" />
      {fields.map(({ label, ...input }) => (
        <div key={input.name} className="field">
          <label htmlFor={`names-${input.name}`}>
            {texts[label]} <span className="optional">{optional}</span>
          </label>
          <input {...input} id={`names-${input.name}`} defaultValue={contact?.[input.name] ?? ''} />
        </div>
      ))}
      <p className="form-actions names-actions">
        <button type="submit" className="button">
          {texts.save}
        </button>
        {contact === null && <a href={redirect}>{texts.skip}</a>}
      </p>
    </form>
  );
}
