import type { RefObject } from 'react';
import { fill } from '../values/fill.ts';
import { contactFields, forgetContact, rememberedContact } from './contact.store.ts';
import { FormNote } from './FormNote.tsx';
import type { FormTexts } from './form-facts.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  texts: Pick<FormTexts, 'remembered' | 'notYou'>;
  /** Called when the remembered details are forgotten and their fields are empty. */
  onForgotten: () => void;
}

const contactNames: readonly string[] = contactFields;

/** Says that the form was filled in with the contact details that this device remembers. */
export function ContactNote({ form, texts, onForgotten }: Props) {
  const forget = () => {
    forgetContact();
    for (const control of form.current?.elements ?? []) {
      const isContact = control instanceof HTMLInputElement && contactNames.includes(control.name);
      if (isContact && !control.readOnly) control.value = '';
    }
    onForgotten();
  };
  const text = fill(texts.remembered, { name: rememberedContact()?.name ?? '' });
  return <FormNote text={text} action={texts.notYou} onAct={forget} />;
}
