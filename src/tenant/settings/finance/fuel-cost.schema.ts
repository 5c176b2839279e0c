import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

const amount = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

/** vehicle.json `fuelCost`: the calculator of fuel and charging (specification: stock and vehicle §9). */
export const fuelCostSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Show the calculator on the pages of vehicles')),
  electric: v.pipe(
    v.boolean(),
    v.description(
      'Show it for electric vehicles too, as the cost of charging; plug-in hybrids always have it',
    ),
  ),
  pricePerLitre: v.pipe(amount(20), v.description('Dollars; the shopper can change it')),
  centsPerKwh: v.pipe(
    amount(500),
    v.description('Cents per kilowatt-hour of electricity at home; the shopper can change it'),
  ),
  kmPerWeek: v.pipe(amount(10_000), v.description('The shopper can change it')),
  litresPer100Km: v.pipe(amount(200), v.description('Where the consumption of a vehicle is not known')),
  kwhPer100Km: v.pipe(
    amount(200),
    v.description('Kilowatt-hours, where the consumption of an electric car is not known'),
  ),
  heading: v.pipe(text, v.description('Heading of its own page, for browsers without JavaScript')),
  fuel: v.pipe(text, v.description('What the cost of fuel is called')),
  charging: v.pipe(text, v.description('What the cost of charging is called')),
  fuelAndCharging: v.pipe(text, v.description('The two together, for plug-in hybrids')),
  pricePerLitreLabel: v.pipe(text, v.description('Label of the price of fuel')),
  centsPerKwhLabel: v.pipe(text, v.description('Label of the price of electricity')),
  kmPerWeekLabel: v.pipe(text, v.description('Label of the kilometres of a week')),
  perWeek: v.pipe(text, v.description('Beside the cost of a week')),
  perYear: v.pipe(text, v.description('Beside the cost of 52 weeks')),
  withServicing: v.pipe(
    text,
    v.description('The year with servicing, where its price is known, with {amount}, rounded to 50 dollars'),
  ),
  notPossible: v.pipe(
    text,
    v.description('Beside a price or distance that cannot be calculated with, with {max}'),
  ),
  calculate: v.pipe(text, v.description('Button that works it out, for browsers without JavaScript')),
  printed: v.pipe(text, v.description('On the printed page, with {amount} a year and {km} a week')),
  basis: v.pipe(
    text,
    v.description('Below the cost: what it rests on; {consumption} is what the vehicle is rated at'),
  ),
  basisUnknown: v.pipe(
    text,
    v.description(
      'Below the cost where the rating is not known; {consumption} is the usual one of the settings',
    ),
  ),
  basisCharging: v.pipe(text, v.description('After either of them for what is charged')),
  basisPlugIn: v.pipe(
    text,
    v.description('After either of them for plug-in hybrids whose use of electricity is not known'),
  ),
  back: v.pipe(
    text,
    v.description('Link back to the vehicle, for browsers without JavaScript; {name} is the vehicle'),
  ),
});
