import { describe, expect, it } from 'vitest';
import type { FormCar } from './form-car.ts';
import { type FormFacts, formFillings } from './form-filling.ts';

const car: FormCar = {
  id: '7',
  slug: 'kia-rio-7',
  name: '2021 Kia Rio',
  carType: 'used',
  isTestDriveOnly: false,
  isUnavailable: false,
  price: '$18,990',
  priceType: 'Drive Away',
  photo: '/rio.webp',
  branch: 'bne',
};

const facts: FormFacts = {
  headings: { usual: 'Enquire about this car', unavailable: 'Find me something similar' },
  unavailable: {
    message: 'Can you please find me something similar?',
    subcategory: 'Find me something similar',
  },
  pickUps: { bne: ['Robina', 'Coomera'], syd: ['Parramatta'] },
};

const fillingOf = (at: string, changes: Partial<FormCar> = {}, given = facts) =>
  formFillings({ ...car, ...changes }, given).find((filling) => filling.at === at);

describe('the form of a vehicle', () => {
  it('says which one it is about and sends its slug', () => {
    expect(fillingOf('[data-fill="car-name"]')?.text).toBe('2021 Kia Rio');
    expect(fillingOf('[data-fill="car-price"]')?.text).toBe('$18,990');
    expect(fillingOf('[data-fill="car-photo"]')?.attributes).toEqual({ src: '/rio.webp', hidden: null });
    expect(fillingOf('[data-fill="car-link"]')?.attributes).toEqual({ href: '/cars/kia-rio-7' });
    expect(fillingOf('[name="car_slug"]')?.attributes).toEqual({ value: 'kia-rio-7' });
    expect(fillingOf('[data-fill="car-photo"]', { photo: null })).toBeUndefined();
  });

  it('comes in place of the words about a form without a vehicle', () => {
    expect(fillingOf('[data-fill="no-car"]')?.attributes).toEqual({ hidden: '' });
    expect(fillingOf('[data-fill="form"]')?.attributes).toEqual({ hidden: null });
  });

  it('leaves the message of a vehicle for sale to the shopper', () => {
    expect(fillingOf('[data-fill="heading"]')?.text).toBe('Enquire about this car');
    expect(fillingOf('[name="message"]')).toBeUndefined();
    expect(fillingOf('[name="subcategory"]')).toBeUndefined();
    expect(fillingOf('lead-form')?.attributes).not.toHaveProperty('data-unavailable');
  });

  it('asks for something similar to a sold one, by default', () => {
    const sold = { isUnavailable: true };
    expect(fillingOf('[data-fill="heading"]', sold)?.text).toBe('Find me something similar');
    expect(fillingOf('[name="message"]', sold)).toMatchObject({
      text: 'Can you please find me something similar?',
      attributes: { required: null },
    });
    expect(fillingOf('[name="subcategory"]', sold)?.attributes).toEqual({
      value: 'Find me something similar',
    });
    expect(fillingOf('lead-form', sold)?.attributes).toHaveProperty('data-unavailable', '');
    expect(fillingOf('[name="message"]', sold, { ...facts, unavailable: null })).toBeUndefined();
  });

  it.each([
    ['several', 'bne', ['Robina', 'Coomera']],
    ['one', 'syd', undefined],
    ['none', 'per', undefined],
    ['no branch at all', '', undefined],
  ])('asks where it is handed over when its branch has %s', (_, branch, places) => {
    expect(fillingOf('[name="distribution_location"]', { branch })?.options).toEqual(places);
    expect(fillingOf('[data-fill="pick-up"]', { branch })?.attributes).toEqual(
      places && { hidden: null, disabled: null },
    );
  });

  it('tells the events about a lead what it is, a car to be driven only too', () => {
    expect(fillingOf('lead-form')?.attributes).toEqual({
      'data-car-id': '7',
      'data-car-slug': 'kia-rio-7',
      'data-car-name': '2021 Kia Rio',
      'data-car-type': 'used',
    });
    expect(fillingOf('lead-form', { isTestDriveOnly: true })?.attributes).toHaveProperty(
      'data-test-drive-only',
    );
  });
});
