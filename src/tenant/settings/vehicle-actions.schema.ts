import * as v from 'valibot';
import { carTypes, itemTypes } from '../../values/vehicle-terms.ts';
import { link, text } from './parts.schema.ts';

const shows = (what: string) => v.pipe(v.boolean(), v.description(what));

/** The groups of vehicle.json about what a shopper does with a vehicle on its own page. */
export const vehicleActionsEntries = {
  call: v.strictObject({
    show: shows('Show the number to call beside the vehicle'),
    startRevealed: shows('Show the whole number at once instead of masking it until it is asked for'),
    reveal: v.pipe(text, v.description('Button beside the masked number')),
    label: v.pipe(text, v.description('Button that calls at once, on phones')),
  }),
  tradeIn: v.strictObject({
    show: shows('Offer a trade-in valuation'),
    label: text,
    href: v.pipe(
      link,
      v.description(
        'Target; {slug} and {id} stand for the vehicle. Shown where valuation.json takes trade-ins',
      ),
    ),
    carTypes: v.pipe(v.array(v.picklist(carTypes)), v.description('Stock that a trade-in is taken for')),
    itemTypes: v.pipe(v.array(v.picklist(itemTypes)), v.description('Kinds that a trade-in is taken for')),
  }),
  stickyHeader: v.strictObject({
    show: shows('Show name, price and buttons in a bar at the top once the page is scrolled (wide screens)'),
    finance: shows('Get Finance in that bar'),
    financeLabel: text,
    tradeIn: shows('Trade-in valuation in that bar'),
  }),
  actionBar: v.strictObject({
    show: shows('Show price, Call and Enquire in a bar at the bottom (phones)'),
  }),
  share: v.strictObject({
    facebook: v.boolean(),
    x: v.boolean(),
    whatsApp: v.boolean(),
    email: v.boolean(),
    copyLink: v.boolean(),
    print: v.boolean(),
    label: text,
    message: v.pipe(text, v.description('What is sent with the link; {name} is the vehicle')),
    copyLabel: text,
    copiedText: v.pipe(text, v.description('{name} is the vehicle')),
    copiedSeconds: v.pipe(v.number(), v.minValue(0.5), v.maxValue(10)),
    copyFailedText: v.pipe(text, v.description('{url} is the address')),
    emailLabel: text,
    printLabel: text,
    pdfLabel: text,
    pdfPreparingText: text,
    pdfFailedText: text,
  }),
  locatedAt: v.strictObject({
    show: shows('Say so at the top of the page when a vehicle stands in another town than the main branch'),
    text: v.pipe(text, v.includes('{city}', 'a text with {city}')),
    dismiss: text,
  }),
  live: v.strictObject({
    show: shows('Ask while the page is read whether the vehicle is still for sale'),
    viewCount: shows('Show how often the page was looked at'),
    viewsText: v.pipe(text, v.description('{count} is the number')),
    oneViewText: text,
    checkedText: v.pipe(text, v.description('{ago} is "12 seconds ago"')),
    soldText: text,
    reservedText: text,
    freeText: v.pipe(text, v.description('A reservation has ended while the page is read')),
    priceText: text,
  }),
} as const;
