import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.fixture.ts';
import {
  checkoutPath,
  enquiryPath,
  printPath,
  vehicleHref,
  vehiclePath,
  vehicleSectionPath,
  watchlistSignInPath,
} from './vehicle-urls.ts';

const vehicle = aVehicle({ id: 'A&1', slug: 'kia-rio', carType: 'demo', vin: 'VIN1' });

describe('the paths of a vehicle', () => {
  it.each([
    ['/cars/{slug}', vehiclePath(vehicle), '/cars/kia-rio'],
    ['/cars/{slug}/checkout', checkoutPath(vehicle), '/cars/kia-rio/checkout'],
    ['/cars/{slug}/buy-online', checkoutPath(vehicle, 'buy-online'), '/cars/kia-rio/buy-online'],
    [
      '/checkout-journey?car_id={slug}',
      checkoutPath(vehicle, 'checkout-journey'),
      '/checkout-journey?car_id=kia-rio',
    ],
    ['/print?car_id={slug}', printPath(vehicle), '/print?car_id=kia-rio'],
    ['location link (#vehicle-map)', vehicleSectionPath(vehicle, 'vehicle-map'), '/cars/kia-rio#vehicle-map'],
    ['enquiry form about a vehicle', enquiryPath(vehicle), '/cars/kia-rio/enquire'],
    [
      '/sign-in?type=watchlist&redirect={path}&back={path}',
      watchlistSignInPath('/cars/kia-rio?save=1', '/search/used-cars'),
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fkia-rio%3Fsave%3D1&back=%2Fsearch%2Fused-cars',
    ],
  ])('"%s"', (_route, path, expected) => {
    expect(path).toBe(expected);
  });

  it("fills in the dealer's own targets, escaped for a URL", () => {
    const template = '/finance?car={id}&vin={vin}&type={carType}&price={price}&other={other}#{slug}';
    expect(vehicleHref(template, vehicle)).toBe(
      '/finance?car=A%261&vin=VIN1&type=demo&price=25990&other={other}#kia-rio',
    );
    expect(vehicleHref('/finance?price={price}', aVehicle({ price: 10 }))).toBe('/finance?price=');
  });
});
