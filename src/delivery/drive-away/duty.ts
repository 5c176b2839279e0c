import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

type States = Settings['delivery']['onRoad']['states'];

/** A state or territory of Australia. */
export type StateName = keyof States;

export type StateCosts = States[StateName];
type Duty = NonNullable<StateCosts['duty']>;
type Schedule = Duty['schedules'][number];
type Bracket = Schedule['brackets'][number];

export type Dutiable = Pick<Vehicle, 'carType' | 'itemType' | 'simpleBody' | 'simpleFuel' | 'variant'>;

/** Rates for vehicles above this mass differ everywhere. */
const LIGHT_UP_TO_KG = 4500;

const goodsBodies: readonly Vehicle['simpleBody'][] = ['ute', 'cab-chassis', 'van', 'truck'];

/** Whether the state's rates for light vehicles apply. */
function isLightCar({ itemType, variant: { grossVehicleMassKg } }: Dutiable): boolean {
  return itemType === 'car' && (grossVehicleMassKg === null || grossVehicleMassKg <= LIGHT_UP_TO_KG);
}

/** Null: a fact that decides is not known. */
function fits(vehicle: Dutiable, { fuels, cylindersUpTo, goods, carTypes }: Schedule): boolean | null {
  const { simpleFuel, simpleBody, carType, variant } = vehicle;
  if (carTypes && !carTypes.includes(carType)) return false;
  if (goods !== undefined) {
    if (simpleBody === null) return null;
    if (goodsBodies.includes(simpleBody) !== goods) return false;
  }
  if (fuels) {
    if (simpleFuel === null) return null;
    if (!fuels.includes(simpleFuel)) return false;
  }
  if (cylindersUpTo === undefined) return true;
  return variant.cylinders === null ? null : variant.cylinders <= cylindersUpTo;
}

function dutyIn({ base = 0, over = 0, per, rate, climb }: Bracket, value: number): number {
  const steeper = climb ? Math.round(((value - climb.over) / climb.per) * 100) / 100 : 0;
  return base + Math.ceil((value - over) / per) * (rate + (steeper / 100) * per);
}

/**
 * Duty on a light car of this value in whole dollars, by the first schedule that applies. Null if the known
 * facts do not tell which one applies: rates differ so much between schedules that a guess would mislead.
 */
export function vehicleDuty(vehicle: Dutiable, value: number, duty: StateCosts['duty']): number | null {
  if (duty === null || !isLightCar(vehicle)) return null;
  for (const schedule of duty.schedules) {
    const isFitting = fits(vehicle, schedule);
    if (isFitting === null) return null;
    if (!isFitting) continue;
    const bracket = schedule.brackets.find(({ upTo }) => upTo === null || value <= upTo);
    return bracket === undefined ? null : Math.round(dutyIn(bracket, value));
  }
  return null;
}
