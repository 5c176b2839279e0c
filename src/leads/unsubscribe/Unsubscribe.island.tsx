/**
 * An island because it checks what is typed and confirms without leaving the page. It hydrates at the first touch;
 * without JavaScript the form is posted and answered by a page with this component.
 */
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { Form } from '../../forms/Form.tsx';
import { unsubscribeSchema } from './unsubscribe.schema.ts';
import { type UnsubscribeFacts, type UnsubscribeProps, unsubscribePath } from './unsubscribe-facts.ts';

interface Props extends Partial<UnsubscribeProps> {
  /** Unique on the page. */
  id: string;
  facts: UnsubscribeFacts;
}

export function Unsubscribe({ id, facts, lastResult = null, isDone = false }: Props) {
  const [isSent, setSent] = useState(false);
  if (isDone || isSent) {
    // Who has pressed the button, which is gone, hears and sees from here what came of it.
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
      action={unsubscribePath}
      schema={unsubscribeSchema(facts.errors)}
      labels={{ contact: facts.label }}
      texts={facts.texts}
      // It confirms at once or not at all: nothing is sent days later that nobody sees.
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
