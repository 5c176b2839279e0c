import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

const models = [
  ['Toyota', 'Corolla', 'hatch'],
  ['Toyota', 'RAV4', 'suv'],
  ['Mazda', '3', 'hatch'],
  ['Mazda', 'CX-5', 'suv'],
  ['Land Rover', 'Discovery: Sport', 'suv'],
] as const;
const carTypes = ['used', 'used', 'new', 'demo'] as const;

/** Sixty cars of three makes; some are sold, some have no price. */
export const someStock: readonly Vehicle[] = Array.from({ length: 60 }, (_, index) => {
  const [make, model, simpleBody] = models[index % models.length] ?? models[0];
  return aVehicle({
    id: `car-${index}`,
    make,
    model,
    simpleBody,
    name: `${2010 + (index % 12)} ${make} ${model}`,
    year: 2010 + (index % 12),
    carType: carTypes[index % carTypes.length] ?? 'used',
    status: index % 9 === 0 ? 'sold' : 'in_stock',
    price: index % 13 === 0 ? null : 9_000 + 700 * index,
    seats: index % 7 === 0 ? 7 : 5,
  });
});
