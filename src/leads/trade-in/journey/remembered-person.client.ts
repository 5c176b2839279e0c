import { contactFields, forgetContact, rememberedContact } from '../../../forms/contact.store.ts';
import { fill } from '../../../values/fill.ts';
import { fillIn } from '../../form/form-fields.client.ts';
import { removeNote, showNote } from '../../form/form-notes.client.ts';
import { writeValues } from './trade-in-forms.client.ts';

/** Fills in who the shopper was in an earlier form, with a way to say otherwise; nothing where somebody has typed. */
export function offerRemembered(
  form: HTMLFormElement | null,
  { remembered, notYou }: { readonly remembered: string; readonly notYou: string },
): void {
  const person = rememberedContact();
  const name = form?.elements.namedItem('name');
  if (form === null || person === null || !(name instanceof HTMLInputElement) || name.value !== '') return;
  fillIn(form, { ...person, PreferredContactMethod: 'Phone' });
  const act = () => {
    forgetContact();
    removeNote(form, 'contact');
    writeValues(form, Object.fromEntries(contactFields.map((field) => [field, ''])));
  };
  showNote(form, { kind: 'contact', text: fill(remembered, { name: person.name }), action: notYou, act });
}
