import '../../forms/form.css';
import '../../forms/phone-code/phone-code.css';
import type { CodeQuestion } from './code-question.ts';

interface Props extends Pick<CodeQuestion, 'submit' | 'action' | 'fields' | 'alert'> {
  texts: { readonly label: string; readonly resend: string };
}

/**
 * The code form as a page of its own. All fields of the previous form are posted again together with `code` or
 * `resend`.
 */
export function CodeForm({ submit, action, fields, alert, texts }: Props) {
  return (
    <form className="form" method="post" action={action}>
      {fields.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} autoComplete="off" />
      ))}
      <div className="field field--code">
        <label htmlFor="code">{texts.label}</label>
        <input
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          aria-invalid={alert !== null || undefined}
          aria-describedby={alert === null ? undefined : 'code-error'}
        />
        {alert !== null && (
          <p className="field-error" id="code-error" role="alert">
            {alert}
          </p>
        )}
      </div>
      <p className="form-actions">
        <button type="submit" className="button">
          {submit}
        </button>
        <button type="submit" className="button button--quiet" name="resend" value="true" formNoValidate>
          {texts.resend}
        </button>
      </p>
    </form>
  );
}
