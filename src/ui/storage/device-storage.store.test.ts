import { describe, expect, it } from 'vitest';
import { patientStorage } from './device-storage.store.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

describe('storage that never throws', () => {
  const full = (held: Record<string, string> = {}) => ({
    getItem: (key: string) => held[key] ?? null,
    setItem: (_key: string, _text: string): void => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: (key: string) => void delete held[key],
  });

  it.each([
    ['is full', () => full()],
    ['is switched off', refuse],
  ])('keeps a value for the page if the device %s', (_, shelf) => {
    const storage = patientStorage(shelf);
    storage['names'] = 'Kia';
    expect(storage['names']).toBe('Kia');
    expect('names' in storage).toBe(true);
    delete storage['names'];
    expect('names' in storage).toBe(false);
  });

  it('returns a value that another tab has written since', () => {
    const held: Record<string, string> = { names: 'Kia' };
    const storage = patientStorage(() => full(held));
    storage['names'] = 'Audi';
    expect(storage['names']).toBe('Audi');
    held['names'] = 'Mazda';
    expect(storage['names']).toBe('Mazda');
  });

  it('writes to the device as soon as there is space', () => {
    const held: Record<string, string> = {};
    let shelf = full(held);
    const storage = patientStorage(() => shelf);
    storage['names'] = 'Kia';
    shelf = { ...shelf, setItem: (key, text) => void Object.assign(held, { [key]: text }) };
    storage['names'] = 'Audi';
    expect(held).toEqual({ names: 'Audi' });
  });
});
