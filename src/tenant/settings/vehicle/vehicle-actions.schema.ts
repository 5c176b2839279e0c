import * as v from 'valibot';
import { carTypes, itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { link, text } from '../leads/parts.schema.ts';

const shows = (what: string) => v.pipe(v.boolean(), v.description(what));

/** The groups of vehicle.json about a shopper's actions on a vehicle's page. */
export const vehicleActionsEntries = {
  call: v.pipe(
    v.strictObject({
      show: shows('Show the number to call beside the vehicle'),
      startRevealed: shows('Show the whole number at once instead of masking it until it is asked for'),
      reveal: v.pipe(text, v.description('Button beside the masked number')),
      label: v.pipe(text, v.description('Button that calls at once, on phones')),
    }),
    v.description('The number to call beside a vehicle'),
  ),
  tradeIn: v.pipe(
    v.strictObject({
      show: shows('Offer a trade-in valuation'),
      label: v.pipe(text, v.description('The button')),
      href: v.pipe(
        link,
        v.description(
          'Target; {slug} and {id} stand for the vehicle. Shown where valuation.json takes trade-ins',
        ),
      ),
      carTypes: v.pipe(v.array(v.picklist(carTypes)), v.description('Stock that a trade-in is taken for')),
      itemTypes: v.pipe(v.array(v.picklist(itemTypes)), v.description('Kinds that a trade-in is taken for')),
    }),
    v.description("The offer to value the shopper's car"),
  ),
  stickyHeader: v.pipe(
    v.strictObject({
      show: shows(
        'Show name, price and buttons in a bar at the top once the page is scrolled (wide screens)',
      ),
      finance: shows('Get Finance in that bar'),
      financeLabel: v.pipe(text, v.description('The button for finance in it')),
      tradeIn: shows('Trade-in valuation in that bar'),
    }),
    v.description("The bar at the top of a vehicle's page"),
  ),
  actionBar: v.pipe(
    v.strictObject({
      show: shows('Show price, Call and the main action in a bar at the bottom (phones)'),
    }),
    v.description("The bar at the bottom of a vehicle's page"),
  ),
  share: v.pipe(
    v.strictObject({
      facebook: v.pipe(v.boolean(), v.description('Offer Facebook')),
      x: v.pipe(v.boolean(), v.description('Offer X')),
      whatsApp: v.pipe(v.boolean(), v.description('Offer WhatsApp')),
      email: v.pipe(v.boolean(), v.description('Offer e-mail')),
      copyLink: v.pipe(v.boolean(), v.description('Offer to copy the link')),
      print: v.pipe(v.boolean(), v.description('Offer to print')),
      label: v.pipe(text, v.description('What the row of buttons is called')),
      message: v.pipe(text, v.description('What is sent with the link; {name} is the vehicle')),
      copyLabel: v.pipe(text, v.description('Button that copies the link')),
      copiedText: v.pipe(text, v.description('After the link was copied; {name} is the vehicle')),
      copiedSeconds: v.pipe(
        v.number(),
        v.minValue(0.5),
        v.maxValue(10),
        v.description('How long it says so, in seconds'),
      ),
      copyFailedText: v.pipe(text, v.description('Where the browser does not copy; {url} is the address')),
      emailLabel: v.pipe(text, v.description('Button that writes an e-mail')),
      printLabel: v.pipe(text, v.description('Button that prints')),
      pdfLabel: v.pipe(text, v.description('Link to the PDF')),
      pdfPreparingText: v.pipe(text, v.description('While the PDF is made')),
      pdfFailedText: v.pipe(text, v.description('When it could not be made')),
    }),
    v.description('Ways to pass a vehicle on'),
  ),
  locatedAt: v.pipe(
    v.strictObject({
      show: shows('Say so at the top of the page when a vehicle stands in another town than the main branch'),
      text: v.pipe(text, v.includes('{city}', 'a text with {city}'), v.description('The line, with {city}')),
      dismiss: v.pipe(text, v.description('Button that puts it away')),
    }),
    v.description('The line that says where a vehicle stands'),
  ),
  live: v.pipe(
    v.strictObject({
      show: shows('Ask while the page is read whether the vehicle is still for sale'),
      viewCount: shows('Show how often the page was looked at'),
      viewsText: v.pipe(text, v.description('How often the page was looked at; {count} is the number')),
      oneViewText: v.pipe(text, v.description('The page was looked at once')),
      checkedText: v.pipe(
        text,
        v.description('When the vehicle was last asked about; {ago} is "12 seconds ago"'),
      ),
      soldText: v.pipe(text, v.description('It was sold meanwhile, with {car}')),
      reservedText: v.pipe(text, v.description('It was reserved meanwhile, with {car}')),
      freeText: v.pipe(text, v.description('A reservation has ended while the page is read')),
      priceText: v.pipe(text, v.description('Its price has changed meanwhile')),
    }),
    v.description('What is asked while the page is read'),
  ),
} as const;
