import * as v from 'valibot';
import { carTypes, fuelSlugs } from '../../../values/vehicle/vehicle-terms.ts';
import { described, groupFor, switchFor, text, textFor, webAddress } from '../parts.schema.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

const bracket = v.strictObject({
  upTo: described(v.nullable(dollars), 'Highest value of the bracket; null for no limit'),
  base: described(v.exactOptional(dollars), 'Dollars before the rate; 0 without it'),
  over: described(v.exactOptional(dollars), 'The rate is for what exceeds this; 0 without it'),
  per: described(v.pipe(v.number(), v.minValue(1)), 'The rate is for each of this many dollars or part'),
  rate: described(dollars, 'Dollars of duty for each of these parts'),
  climb: described(
    v.exactOptional(
      v.strictObject({
        over: described(dollars, 'From which value it rises'),
        per: described(v.pipe(v.number(), v.minValue(1)), 'Dollars for which it rises by 1 percent'),
      }),
    ),
    'The rate in percent rises by 1 for each `per` dollars that the value exceeds `over`',
  ),
});

const schedule = v.strictObject({
  fuels: described(v.exactOptional(v.array(v.picklist(fuelSlugs))), 'Only for these fuels'),
  cylindersUpTo: described(
    v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    'Only up to this many cylinders; where the feed does not say, there is no estimate',
  ),
  goods: described(
    v.exactOptional(v.boolean()),
    'true: only utes, cab chassis, vans and trucks; false: only others',
  ),
  carTypes: described(v.exactOptional(v.array(v.picklist(carTypes))), 'Only new, demo or used'),
  brackets: described(v.pipe(v.array(bracket), v.minLength(1)), 'From the lowest value to the highest'),
});

const duty = v.strictObject({
  authority: textFor('Who publishes the rates, as the shopper reads it', 'Revenue NSW'),
  source: described(webAddress, 'The page with the rates'),
  asOf: described(
    v.nullable(text),
    'From when the rates are, as the shopper reads it; null where the source does not say',
    'July 2024',
  ),
  schedules: described(v.array(schedule), 'The first that fits a vehicle counts'),
});

const allowance = (what: string) =>
  described(
    v.nullable(dollars),
    `${what}: your own allowance in dollars, because it differs by vehicle, use and insurer. null: the total says that it leaves this out`,
  );

const stateSchema = v.strictObject({
  registration: allowance('Twelve months of registration with compulsory third-party insurance'),
  transfer: allowance('Transferring the registration of a used vehicle'),
  duty: described(v.nullable(duty), 'Duty on a light car; null: no estimate for this state'),
});

/**
 * delivery.json `onRoad`: what a price without government charges leaves out, by the state where the buyer lives. The
 * platform's duty rates are those of light vehicles (up to 4.5 t), private use, without concessions, from:
 * - NSW: revenue.nsw.gov.au, motor vehicle duty. Utes and vans from $45,000 are left out, because some count as
 *   passenger vehicles.
 * - VIC: Duties Act 2000 s 218 and sro.vic.gov.au, rates from 1 July 2024; the threshold of $80,567 is that of the
 *   luxury car tax and changes each July. Only electric cars count as green, because emissions are not known.
 * - QLD: qld.gov.au, vehicle registration duty rates (light vehicles, contracts from 1 July 2018).
 * - SA: revenuesa.sa.gov.au, stamp duty on vehicles.
 * - WA: Duties Act 2008 s 236 as amended and wa.gov.au, vehicle licence duty.
 * - TAS: transport.tas.gov.au, duty rates. Utes and vans from $35,000 are left out, because some count as passenger
 *   vehicles.
 * - NT: treasury.nt.gov.au, stamp duty on motor vehicles. Plug-in vehicles are left out, because a concession applies
 *   to some of them until June 2027.
 * - ACT: none, because its rates depend on emissions.
 */
export const onRoadSchema = v.strictObject({
  show: switchFor('Estimate on-road costs beside the delivery price of vehicles whose price leaves them out'),
  states: groupFor('Check the rates each July: they are the platform’s reading of what the states publish', {
    ACT: described(stateSchema, 'For buyers in the Australian Capital Territory'),
    NSW: described(stateSchema, 'For buyers in New South Wales'),
    NT: described(stateSchema, 'For buyers in the Northern Territory'),
    QLD: described(stateSchema, 'For buyers in Queensland'),
    SA: described(stateSchema, 'For buyers in South Australia'),
    TAS: described(stateSchema, 'For buyers in Tasmania'),
    VIC: described(stateSchema, 'For buyers in Victoria'),
    WA: described(stateSchema, 'For buyers in Western Australia'),
  }),
});

/** delivery.json `sum`: the words of the sum at a postcode. */
export const deliverySumSchema = v.strictObject({
  price: textFor('Line of the price, with {type}: "Drive Away"'),
  untypedPrice: textFor('Line of a price whose type is not known'),
  duty: textFor('Line of the duty, with {state}'),
  registration: textFor('Line of the allowance for twelve months of registration'),
  transfer: textFor('Line of the allowance for the transfer'),
  delivery: textFor('Line of the delivery, with {region}'),
  free: textFor('Where delivery costs nothing'),
  rego: textFor('Line of the registration that comes with a used vehicle'),
  regoMonths: textFor('What is left of it, with {count} months'),
  regoMonth: textFor('One month is left'),
  regoDays: textFor('Less than a month is left'),
  total: textFor('Total of a drive-away price and the delivery'),
  estimatedTotal: textFor('Total with estimated on-road costs'),
  partTotal: textFor('Total that leaves out {missing}'),
  untypedTotal: textFor('Price and delivery, where the type of the price is not known'),
  missing: groupFor('Names for {missing}', {
    duty: textFor('The duty'),
    registration: textFor('The registration'),
    transfer: textFor('The transfer of the registration'),
  }),
  estimate: textFor('Below a total with estimated duty, with {authority} and {asOf} of the rates'),
  estimateUndated: textFor('The same where the date of the rates is not known'),
  ask: textFor('Below a total that leaves something out'),
  arrives: textFor('When the vehicle can arrive, with {from} and {to}'),
  arrivesOn: textFor('When it can arrive on one day only, {from}'),
});
