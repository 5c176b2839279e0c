import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { carOf } from './car-of.ts';

const vehicles = [aVehicle({ id: '7', slug: 'corolla-7' }), aVehicle({ id: '8', slug: 'camry-8' })];
const published = aPublishedSite({ settings: demoSettings('harbourline'), vehicles });

describe('the vehicle of a form', () => {
  it.each([
    [{ car_slug: 'corolla-7' }, '7'],
    [{ car_id: '7' }, '7'],
    [{ car_id: 'corolla-7' }, '7'],
    [{ car_id: '8', car_slug: 'corolla-7' }, '7'],
    [{ car_id: '8', car_slug: 'gone-9' }, '8'],
    [{ car_id: '9' }, undefined],
    [{ car_id: '__proto__' }, undefined],
    [{ car_id: '', car_slug: '' }, undefined],
    [{}, undefined],
  ])('is found by %j', async (names, id) => {
    expect((await carOf(published, names))?.id).toBe(id);
  });
});
