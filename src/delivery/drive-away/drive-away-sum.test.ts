import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { driveAwaySum } from './drive-away-sum.ts';
import type { StateName } from './duty.ts';

const settings = demoSettings('harbourline');
const { sum: words } = settings.delivery;
const now = new Date('2026-11-20T02:00:00Z');
const delivery = { price: 120, region: 'the Gold Coast', days: null };

function sumOf(changes: Partial<Vehicle>, state: StateName | null = 'NSW', own = settings) {
  return driveAwaySum(aVehicle({ price: 20_000, ...changes }), own, { delivery, state, now });
}

/** With a dealer's own allowances for registration and transfer. */
function withAllowances() {
  const { NSW, ...others } = settings.delivery.onRoad.states;
  const states = { ...others, NSW: { ...NSW, registration: 900, transfer: 50 } };
  return {
    ...settings,
    delivery: { ...settings.delivery, onRoad: { ...settings.delivery.onRoad, states } },
  };
}

const excluding = { priceType: 'Excl. Govt. Charges' };

describe('the sum at a postcode', () => {
  it('of a drive-away price is the price and the delivery', () => {
    expect(sumOf({ priceType: 'Drive Away' })).toEqual({
      lines: [
        { label: 'Price, Drive Away', amount: '$20,000' },
        { label: 'Delivery to the Gold Coast', amount: '$120' },
      ],
      total: { label: words.total, amount: '$20,120' },
      note: null,
      source: null,
    });
  });

  it('says how much registration is left, and leaves out one that has ended', () => {
    const left = (registrationExpiry: string) =>
      sumOf({ registrationExpiry })?.lines.find(({ label }) => label === words.rego)?.amount;
    expect(left('2027-06-20')).toBe('7 months left');
    expect(left('2027-06-19')).toBe('6 months left');
    expect(left('2026-12-21')).toBe('1 month left');
    expect(left('2026-11-20')).toBe(words.regoDays);
    expect(left('2026-11-19')).toBeUndefined();
  });

  it('adds the duty and the allowance to a price that leaves them out, and names the source', () => {
    const sum = sumOf(excluding, 'NSW', withAllowances());
    expect(sum?.lines.map(({ amount }) => amount)).toEqual(['$20,000', '$600', '$900', '$120']);
    expect(sum?.total).toEqual({ label: words.estimatedTotal, amount: '$21,620' });
    expect(sum?.note).toContain('Revenue NSW');
    expect(sum?.source).toContain('revenue.nsw.gov.au');
  });

  it('has the transfer instead if the registration stays valid in the state', () => {
    const registered = { ...excluding, registrationState: 'NSW', registrationExpiry: '2027-06-20' };
    const sum = sumOf(registered, 'NSW', withAllowances());
    expect(sum?.total.amount).toBe('$20,770');
  });

  it('says what it leaves out, and whom to ask', () => {
    expect(sumOf(excluding)?.total).toEqual({
      label: 'Total before registration and CTP',
      amount: '$20,720',
    });
    expect(sumOf(excluding, 'ACT')?.total).toEqual({
      label: 'Total before stamp duty and registration and CTP',
      amount: '$20,120',
    });
    expect(sumOf(excluding, null)?.note).toBe(words.ask);
    const translated = demoSettings('wattle-range-zh');
    expect(sumOf(excluding, 'ACT', translated)?.total.label).toBe('总价（未含印花税和注册费与 CTP）');
  });

  it('does not call a price of unknown type a total to drive away', () => {
    const own = {
      ...settings,
      vehicle: { ...settings.vehicle, price: { ...settings.vehicle.price, defaultPriceType: null } },
    };
    expect(sumOf({ priceType: null }, 'NSW', own)?.total.label).toBe(words.untypedTotal);
  });

  it('is not given for a vehicle without a price or not for sale', () => {
    expect(sumOf({ price: null })).toBeNull();
    expect(sumOf({ status: 'sold', soldAt: '2026-11-19' })).toBeNull();
  });
});
