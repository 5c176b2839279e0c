import type { RefObject } from 'react';
import { fill } from '../../values/fill.ts';
import { FormNote } from '../FormNote.tsx';
import type { FormTexts } from '../form-facts.ts';
import { contactFields, forgetContact, rememberedContact } from './contact.store.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  texts: Pick<FormTexts, 'remembered' | 'notYou'>;
  /** Called after the remembered details were deleted and their fields cleared. */
  onForgotten: () => void;
}

const contactNames: readonly string[] = contactFields;

/** Note that the form was prefilled with the contact details remembered on this device. */
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
