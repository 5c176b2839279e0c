import '../../forms/form.css';
import './names-form.css';

interface Props {
  /** Path of this site where the shopper goes on, with names or without. */
  redirect: string;
  texts: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly save: string;
    readonly skip: string;
  };
  /** Behind the label of a field that may stay empty. */
  optional: string;
}

/** Asks a new shopper for name and e-mail; whoever skips it goes on all the same. */
export function NamesForm({ redirect, texts, optional }: Props) {
  const fields = [
    { name: 'first_name', label: texts.firstName, autoComplete: 'given-name', maxLength: 100 },
    { name: 'last_name', label: texts.lastName, autoComplete: 'family-name', maxLength: 100 },
    { name: 'email', label: texts.email, autoComplete: 'email', maxLength: 200, type: 'email' },
  ];
  return (
    <form className="form" method="post" action="/api/account/details">
      <input type="hidden" name="redirect" defaultValue={redirect} autoComplete="off" />
      {fields.map(({ label, ...input }) => (
        <div key={input.name} className="field">
          <label htmlFor={`names-${input.name}`}>
            {label} <span className="optional">{optional}</span>
          </label>
          <input {...input} id={`names-${input.name}`} />
        </div>
      ))}
      <p className="form-actions names-actions">
        <button type="submit" className="button">
          {texts.save}
        </button>
        <a href={redirect}>{texts.skip}</a>
      </p>
    </form>
  );
}
