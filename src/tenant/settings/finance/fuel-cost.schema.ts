import * as v from 'valibot';
import { described, switchFor, textFor } from '../parts.schema.ts';

const amount = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

/** vehicle.json `fuelCost`: the calculator of fuel and charging (specification: stock and vehicle §9). */
export const fuelCostSchema = v.strictObject({
  show: switchFor('Show the calculator on the pages of vehicles'),
  electric: switchFor(
    'Show it for electric vehicles too, as the cost of charging; plug-in hybrids always have it',
  ),
  pricePerLitre: described(amount(20), 'Dollars; the shopper can change it'),
  centsPerKwh: described(
    amount(500),
    'Cents per kilowatt-hour of electricity at home; the shopper can change it',
  ),
  kmPerWeek: described(amount(10_000), 'The shopper can change it'),
  litresPer100Km: described(amount(200), 'Where the consumption of a vehicle is not known'),
  kwhPer100Km: described(
    amount(200),
    'Kilowatt-hours, where the consumption of an electric car is not known',
  ),
  heading: textFor('Heading of its own page, for browsers without JavaScript'),
  fuel: textFor('What the cost of fuel is called'),
  charging: textFor('What the cost of charging is called'),
  fuelAndCharging: textFor('The two together, for plug-in hybrids'),
  pricePerLitreLabel: textFor('Label of the price of fuel'),
  centsPerKwhLabel: textFor('Label of the price of electricity'),
  kmPerWeekLabel: textFor('Label of the kilometres of a week'),
  perWeek: textFor('Beside the cost of a week'),
  perYear: textFor('Beside the cost of 52 weeks'),
  withServicing: textFor(
    'The year with servicing, where its price is known, with {amount}, rounded to 50 dollars',
  ),
  notPossible: textFor('Beside a price or distance that cannot be calculated with, with {max}'),
  calculate: textFor('Button that works it out, for browsers without JavaScript'),
  printed: textFor('On the printed page, with {amount} a year and {km} a week'),
  basis: textFor('Below the cost: what it rests on; {consumption} is what the vehicle is rated at'),
  basisUnknown: textFor(
    'Below the cost where the rating is not known; {consumption} is the usual one of the settings',
  ),
  basisCharging: textFor('After either of them for what is charged'),
  basisPlugIn: textFor('After either of them for plug-in hybrids whose use of electricity is not known'),
  back: textFor('Link back to the vehicle, for browsers without JavaScript; {name} is the vehicle'),
});
