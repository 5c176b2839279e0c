import { describe, expect, it } from 'vitest';
import { forgetContact, rememberContact, rememberedContact } from './contact.store.ts';

function aShelf() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const ada = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678' };

describe('remembered contact details', () => {
  it.each(['name', 'email', 'phone'])('are not stored without a %s', (missing) => {
    const shelf = aShelf();
    rememberContact({ ...ada, [missing]: ' ' }, shelf);
    expect(rememberedContact(shelf)).toBeNull();
  });

  it('are stored with name, email and phone, and deleted on request', () => {
    const shelf = aShelf();
    rememberContact({ ...ada, message: 'secret' }, shelf);
    expect(rememberedContact(shelf)).toEqual({ ...ada, last_name: '', postcode: '' });
    forgetContact(shelf);
    expect(rememberedContact(shelf)).toBeNull();
  });

  it('keep values that a later form of the same person does not contain', () => {
    const shelf = aShelf();
    rememberContact({ ...ada, last_name: 'King', postcode: '4000' }, shelf);
    rememberContact({ ...ada, phone: '0499 999 999' }, shelf);
    expect(rememberedContact(shelf)).toMatchObject({
      last_name: 'King',
      phone: '0499 999 999',
      postcode: '4000',
    });
  });

  it('never mix the details of two people', () => {
    const shelf = aShelf();
    rememberContact({ ...ada, last_name: 'King', postcode: '4000' }, shelf);
    rememberContact({ ...ada, name: 'Bo', email: 'bo@example.com' }, shelf);
    expect(rememberedContact(shelf)).toMatchObject({ name: 'Bo', last_name: '', postcode: '' });
  });
});
