import { describe, expect, it } from 'vitest';
import defaults from '../../../../tenants/_defaults/vehicle.json' with { type: 'json' };
import { aVehicle } from '../../a-vehicle.fixture.ts';
import { offerWords } from './offer-words.ts';

describe('offerWords', () => {
  it('"Reservation deposit default $200, 48-hour hold"', () => {
    expect(offerWords(aVehicle(), defaults, 'AUD')).toMatchObject({ deposit: '$200', hours: '48' });
  });

  it("uses the vehicle's own deposit", () => {
    expect(offerWords(aVehicle({ reserveDeposit: 500 }), defaults, 'AUD')).toMatchObject({ deposit: '$500' });
  });

  it.each([
    ['Peugeot', '3'],
    ['Mazda', '5'],
    ['Kia', '7'],
    ['KIA', '7'],
  ])('"3-year standard, 5-year or 7-year for some brands": %s, %s', (make, warrantyYears) => {
    expect(offerWords(aVehicle({ make }), defaults, 'AUD')).toMatchObject({ make, warrantyYears });
  });
});
