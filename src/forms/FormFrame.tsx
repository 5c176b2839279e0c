import { type FormMetadata, FormProvider } from '@conform-to/react';
import type { ReactNode, RefObject } from 'react';
import { trapField } from '../values/form-trap.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormScope } from './FormScope.tsx';
import type { FormTexts } from './form-facts.ts';
import { firstField, focusField } from './form-focus.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  ref: RefObject<HTMLFormElement | null>;
  form: FormMetadata;
  /** Path of the function that takes the form, with JavaScript and without. */
  action: string;
  labels: Readonly<Record<string, string>>;
  texts: Pick<FormTexts, 'errors' | 'optional' | 'choose'>;
  sending: Pick<Sending, 'isBusy' | 'status' | 'failure'>;
  /** Called when something is typed or chosen. */
  onTyped?: () => void;
  /** Leads to a field that is wrong, where focusing it is not enough; false where nothing can be focused. */
  goToField?: (name: string) => boolean;
  /** At the top. */
  progress?: ReactNode;
  /** Sent with the fields; not shown. */
  hidden: Readonly<Record<string, string>>;
  /** Above the fields. */
  notes?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** The `<form>` around the fields: its errors above them, its buttons and what is going on below them. */
export function FormFrame({ ref, form, labels, texts, sending, hidden, ...props }: Props) {
  const { goToField = (name) => focusField(ref.current, name) } = props;
  const goToFirstError = () => {
    const first = firstField(ref.current, invalidFields(ref.current));
    if (first !== null) goToField(first);
  };
  return (
    <FormProvider context={form.context}>
      <FormScope words={texts}>
        <form
          ref={ref}
          id={form.id}
          method="post"
          action={props.action}
          className="form"
          noValidate={form.noValidate}
          aria-busy={sending.isBusy || undefined}
          onSubmit={(event) => {
            form.onSubmit(event);
            // Conform focuses inputs alone, and not those that are disabled.
            if (!isRevalidation(form, event.nativeEvent)) requestAnimationFrame(goToFirstError);
          }}
          onInput={props.onTyped}
          onChange={props.onTyped}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Trap />
          {props.progress}
          <ErrorSummary
            form={form}
            labels={labels}
            heading={texts.errors}
            failure={sending.failure}
            onField={goToField}
          />
          {props.notes}
          {props.children}
          <p className="form-actions">{props.actions}</p>
          <p className="form-status" role="status">
            {sending.status}
          </p>
        </form>
      </FormScope>
    </FormProvider>
  );
}

/** Conform checks a field again, while somebody types in it, by a submit with a button of its own: the focus stays. */
function isRevalidation(form: FormMetadata, event: Event): boolean {
  const { name } = form.validate.getButtonProps();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.name === name;
}

/** Names of the fields that say what is wrong with them. */
function invalidFields(form: HTMLFormElement | null): string[] {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]:has([aria-invalid="true"])') ?? [])];
  return fields.map(({ dataset }) => dataset['field'] ?? '');
}

/** A field that people do not see, and programs fill in. */
function Trap() {
  return (
    <p className="form-trap" aria-hidden="true">
      <label>
        {trapField}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
