import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { isFormFor, offeredForms } from './vehicle-form.ts';

type On = {
  readonly enquire?: boolean;
  readonly findSimilar?: boolean;
  readonly testDrive?: boolean;
  readonly photos?: boolean;
};

function settings({ enquire = false, findSimilar = false, testDrive = false, photos = false }: On) {
  const button = (show: boolean) => ({ show, label: 'x', href: '/x' });
  return {
    vehicle: {
      card: { enquire: button(enquire), findSimilar: button(findSimilar), testDrive: button(testDrive) },
    },
    gallery: { requestPhotos: { show: photos } },
  };
}

describe('a dealer has the forms to which its buttons link', () => {
  it.each([
    [{ enquire: true }, ['enquiry']],
    [{ findSimilar: true }, ['enquiry']],
    [{ testDrive: true }, ['test-drive']],
    [{ photos: true }, ['request-photos']],
    [{}, []],
  ])('%o', (on, forms) => expect(offeredForms(settings(on))).toEqual(forms));
});

describe('a form', () => {
  const all = settings({ enquire: true, testDrive: true, photos: true });
  const sold = aVehicle({ status: 'sold' });

  it('exists for a vehicle in stock', () => {
    for (const form of offeredForms(all)) expect(isFormFor(form, aVehicle({}), all)).toBe(true);
  });

  it('for a sold vehicle only asks for a similar one', () => {
    expect(offeredForms(all).filter((form) => isFormFor(form, sold, all))).toEqual(['enquiry']);
  });

  it('for a caravan does not include a test drive', () => {
    const caravan = aVehicle({ itemType: 'caravan' });
    expect(isFormFor('test-drive', caravan, all)).toBe(false);
    expect(isFormFor('request-photos', caravan, all)).toBe(true);
  });
});
