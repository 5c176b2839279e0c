import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../../tests/fixtures/tenants/demo-settings.ts';
import { storedContact } from '../../forms/contact/contact.schema.ts';
import { SAVED_CARS } from '../watchlist/saving/saved-cars.store.ts';
import { ownKeys } from './session.store.ts';

describe('the data removed from the device on signing out', () => {
  it('is the identity and the saved items', () => {
    expect(ownKeys).toContain(storedContact.key);
    expect(ownKeys).toContain(SAVED_CARS);
  });
});

describe('the gates by default', () => {
  it('are the six of the specification; trade-in and selling are open', () => {
    const open = Object.entries(demoSettings('harbourline').account.gates).filter(
      ([, isClosed]) => !isClosed,
    );
    expect(open.map(([kind]) => kind)).toEqual(['trade-in', 'sell-my-car']);
  });
});
