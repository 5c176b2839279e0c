import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.ts';
import { reserveLabel } from './reserve-label.ts';

describe('reserveLabel', () => {
  it.each([
    [null, undefined, 'Reserve Now $200'],
    [null, 300, 'Reserve Now $300'],
    [500, 300, 'Reserve Now $500'],
  ])(
    '"Reserve Now $200 unless the car gives its own amount": the car’s %s, the dealer’s %s',
    (reserveDeposit, deposit, label) => {
      expect(reserveLabel(aVehicle({ reserveDeposit }), 'AUD', deposit)).toBe(label);
    },
  );
});
