import { type FormMetadata, FormProvider } from '@conform-to/react';
import type { ReactNode, RefObject } from 'react';
import { TRAP_FIELD } from '../values/input/form-trap.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormScope } from './fields/FormScope.tsx';
import type { FormTexts } from './form-facts.ts';
import { firstField, focusField } from './form-focus.ts';
import type { Sending } from './sending/use-sending.ts';

interface Props {
  ref: RefObject<HTMLFormElement | null>;
  form: FormMetadata;
  /** Path of the function that receives the form, with JavaScript and without. */
  action: string;
  labels: Readonly<Record<string, string>>;
  texts: Pick<FormTexts, 'errors' | 'optional' | 'choose'>;
  sending: Pick<Sending, 'isBusy' | 'status' | 'failure'>;
  /** Called after every input. */
  onTyped?: () => void;
  /** Shows an invalid field that focusing alone would not reveal; false if it cannot be focused. */
  goToField?: (name: string) => boolean;
  /** Content at the top. */
  progress?: ReactNode;
  hidden: Readonly<Record<string, string>>;
  /** Notes above the fields. */
  notes?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** The `<form>` element with the error summary above the fields, and buttons and status below. */
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
            // Conform focuses only inputs that are enabled, so focusing is done here.
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

/** Conform revalidates while typing by submitting with a button of its own; the focus must then stay. */
function isRevalidation(form: FormMetadata, event: Event): boolean {
  const { name } = form.validate.getButtonProps();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.name === name;
}

/** Names of the fields that have an error. */
function invalidFields(form: HTMLFormElement | null): string[] {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]:has([aria-invalid="true"])') ?? [])];
  return fields.map(({ dataset }) => dataset['field'] ?? '');
}

/** Honeypot: a hidden field that only bots fill in. */
function Trap() {
  return (
    <p className="form-trap" aria-hidden="true">
      <label>
        {TRAP_FIELD}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
