import * as v from 'valibot';
import { count, switchFor, text, textFor } from '../parts.schema.ts';

const price = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000));

const service = v.strictObject({
  price: v.pipe(price, v.description('Dollars for one service'), v.examples([299])),
  months: v.pipe(count(1, 60), v.description('Months from one service to the next'), v.examples([12])),
  km: v.exactOptional(
    v.pipe(
      count(1000, 100_000),
      v.description('Kilometres from one service to the next, if sooner'),
      v.examples([15_000]),
    ),
  ),
});

const servicing = v.strictObject({
  label: textFor('What the line is called'),
  makes: v.pipe(
    v.record(text, service),
    v.description('What servicing costs, by make, or make and model; makes that are not listed have no line'),
    v.examples([{ Kia: { price: 329, months: 12, km: 15_000 }, 'Kia EV5': { price: 199, months: 24 } }]),
  ),
  everyMonths: textFor('A service, with {price} and {months}'),
  everyMonthsOrKm: textFor('The same where kilometres count too, with {km}'),
  source: v.pipe(
    v.nullable(text),
    v.description('Whose prices these are, and for how long'),
    v.examples(["The makers' capped prices for the first five services, as of July 2026."]),
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
  servicing: v.pipe(servicing, v.description('What servicing costs')),
  warranty: v.pipe(
    warranty,
    v.description("What is left of the maker's warranty; how long it lasts is in the group warranty"),
  ),
  ancapLabel: textFor('What the line with the safety stars is called'),
});
