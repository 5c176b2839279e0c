import * as v from 'valibot';
import { count, described, switchFor, text, textFor } from '../parts.schema.ts';

const price = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000));

const service = v.strictObject({
  price: described(price, 'Dollars for one service', 299),
  months: described(count(1, 60), 'Months from one service to the next', 12),
  km: v.exactOptional(
    described(count(1000, 100_000), 'Kilometres from one service to the next, if sooner', 15_000),
  ),
});

const servicing = v.strictObject({
  label: textFor('What the line is called'),
  makes: described(
    v.record(text, service),
    'What servicing costs, by make, or make and model; makes that are not listed have no line',
    { Kia: { price: 329, months: 12, km: 15_000 }, 'Kia EV5': { price: 199, months: 24 } },
  ),
  everyMonths: textFor('A service, with {price} and {months}'),
  everyMonthsOrKm: textFor('The same where kilometres count too, with {km}'),
  source: described(
    v.nullable(text),
    'Whose prices these are, and for how long',
    "The makers' capped prices for the first five services, as of July 2026.",
  ),
});

const warranty = v.strictObject({
  label: textFor('What the line is called'),
  years: textFor('The whole warranty of a new car, with {years}'),
  yearsOne: textFor('The same for one year'),
  until: textFor('What is left of it on other cars, with {date}, a month'),
  orKm: textFor('Either of them with a limit of kilometres: {text}, {km}'),
  source: textFor('How the end was found, with {date}, the month of first registration'),
  sourceNew: textFor('The same for a new car'),
});

/** vehicle.json `runningCosts`: costs other than fuel and charging (`fuelCost`). */
export const runningCostsSchema = v.strictObject({
  show: switchFor('Show servicing, warranty and safety stars beside fuel or charging'),
  heading: textFor('Heading of the section'),
  servicing: described(servicing, 'What servicing costs'),
  warranty: described(
    warranty,
    "What is left of the maker's warranty; how long it lasts is in the group warranty",
  ),
  ancapLabel: textFor('What the line with the safety stars is called'),
});
