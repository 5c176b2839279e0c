import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../../tests/fixtures/tenants/demo-settings.ts';
import { storedContact } from '../../forms/contact/contact.schema.ts';
import { SAVED_CARS } from '../watchlist/saving/saved-cars.store.ts';
import { ownKeys } from './own-keys.ts';

describe('what a device forgets with its person', () => {
  it('is who they are, and what they saved', () => {
    expect(ownKeys).toContain(storedContact.key);
    expect(ownKeys).toContain(SAVED_CARS);
  });
});

describe('the gates of a dealer who says nothing', () => {
  it('are the six of the specification; trading in and selling are open', () => {
    const open = Object.entries(demoSettings('harbourline').account.gates).filter(
      ([, isClosed]) => !isClosed,
    );
    expect(open.map(([kind]) => kind)).toEqual(['trade-in', 'sell-my-car']);
  });
});
