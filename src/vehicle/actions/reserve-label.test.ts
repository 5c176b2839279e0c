import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { reserveLabel } from './reserve-label.ts';

describe('reserveLabel', () => {
  it.each([
    [null, 300, 'Reserve Now $300'],
    [500, 300, 'Reserve Now $500'],
  ])(
    `"unless the car gives its own amount": the car's %s, the dealer's %s`,
    (reserveDeposit, deposit, label) => {
      expect(reserveLabel(aVehicle({ reserveDeposit }), 'AUD', deposit)).toBe(label);
    },
  );

  it('is "Reserve Now $200" by default', () => {
    const { deposit } = demoSettings('harbourline').vehicle.reserve;
    expect(reserveLabel(aVehicle({ reserveDeposit: null }), 'AUD', deposit)).toBe('Reserve Now $200');
  });
});
