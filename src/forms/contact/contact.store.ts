import { forgetStored, readStored, type Shelf, writeStored } from '../../ui/storage/stored-value.store.ts';
import type { FormValues } from '../read-form.ts';
import { type RememberedContact, storedContact as stored } from './contact.schema.ts';

export const contactFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

export function rememberedContact(shelf?: Shelf | null): RememberedContact | null {
  return readStored(stored, shelf);
}

/**
 * "Contact details are stored locally only if name, email and phone are all present" (leads and dealer §5). Details
 * that a form did not ask for keep their stored value.
 */
export function rememberContact(values: FormValues, shelf?: Shelf | null): void {
  const before = readStored(stored, shelf);
  const typed = (name: (typeof contactFields)[number]) => String(values[name] ?? '').trim();
  const [name, email, phone] = [typed('name'), typed('email'), typed('phone')];
  if (name === '' || email === '' || phone === '') return;
  const isSame = before?.email === email && before.name === name;
  const kept = (field: 'last_name' | 'postcode') => typed(field) || (isSame ? before[field] : '');
  writeStored(
    stored,
    { name, email, phone, last_name: kept('last_name'), postcode: kept('postcode') },
    shelf,
  );
}

export function forgetContact(shelf?: Shelf | null): void {
  forgetStored(stored, shelf);
}
