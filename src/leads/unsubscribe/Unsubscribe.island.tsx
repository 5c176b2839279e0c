/**
 * An island because it validates the input and confirms without leaving the page. It hydrates at the first touch;
 * without JavaScript the form is posted and answered by a page that renders the same component.
 */
import { useState } from 'react';
import { Form } from '../../forms/Form.tsx';
import { Field } from '../../forms/fields/Field.tsx';
import { unsubscribeSchema } from './unsubscribe.schema.ts';
import { UNSUBSCRIBE_PATH, type UnsubscribeFacts, type UnsubscribeProps } from './unsubscribe-facts.ts';

interface Props extends Partial<UnsubscribeProps> {
  /** Unique on the page. */
  id: string;
  facts: UnsubscribeFacts;
}

export function Unsubscribe({ id, facts, lastResult = null, isDone = false }: Props) {
  const [isSent, setSent] = useState(false);
  if (isDone || isSent) {
    // The submit button that had the focus is gone, so the focus moves to the result.
    const focus = (element: HTMLElement | null) => {
      if (isSent) element?.focus();
    };
    return (
      <p role="status" tabIndex={-1} ref={focus}>
        {facts.done}
      </p>
    );
  }
  return (
    <Form
      id={id}
      action={UNSUBSCRIBE_PATH}
      schema={unsubscribeSchema(facts.errors)}
      labels={{ contact: facts.label }}
      texts={facts.texts}
      // There is no offline queue here: the request succeeds now or fails visibly.
      ways={{ offline: facts.texts.failed }}
      submit={facts.submit}
      lastResult={lastResult}
      extra={() => ({ url: location.pathname })}
      onSent={() => setSent(true)}
    >
      <Field
        name="contact"
        label={facts.label}
        hint={facts.hint}
        autoComplete="email"
        inputMode="email"
        required
      />
    </Form>
  );
}
