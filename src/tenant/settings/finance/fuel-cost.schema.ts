import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

const amount = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

/** vehicle.json `fuelCost`: the fuel cost calculator (specification: stock and vehicle §9). */
export const fuelCostSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Show the calculator on the pages of vehicles')),
  pricePerLitre: v.pipe(amount(20), v.description('Dollars; the shopper can change it')),
  kmPerWeek: v.pipe(amount(10_000), v.description('The shopper can change it')),
  litresPer100Km: v.pipe(amount(200), v.description('Where the consumption of a vehicle is not known')),
  heading: v.pipe(text, v.description('Heading of the calculator')),
  pricePerLitreLabel: v.pipe(text, v.description('Label of the price of fuel')),
  kmPerWeekLabel: v.pipe(text, v.description('Label of the kilometres of a week')),
  perWeek: v.pipe(text, v.description('Beside the cost of a week')),
  perYear: v.pipe(text, v.description('Beside the cost of 52 weeks')),
  calculate: v.pipe(text, v.description('Button that works it out, for browsers without JavaScript')),
  basis: v.pipe(text, v.description('{consumption} is what the vehicle is rated at')),
  basisUnknown: v.pipe(text, v.description('{consumption} is the figure above')),
  back: v.pipe(text, v.description('Link back to the vehicle, for browsers without JavaScript; {name}')),
});
