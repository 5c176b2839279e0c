import * as v from 'valibot';
import { carTypes, itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { described, groupFor, link, switchFor, textFor, textWith } from '../parts.schema.ts';

/** The groups of vehicle.json about a shopper's actions on a vehicle's page. */
export const vehicleActionsEntries = {
  call: groupFor('The number to call beside a vehicle', {
    show: switchFor('Show the number to call beside the vehicle'),
    startRevealed: switchFor('Show the whole number at once instead of masking it until it is asked for'),
    reveal: textFor('Button beside the masked number'),
    label: textFor('Button that calls at once, on phones'),
  }),
  tradeIn: groupFor("The offer to value the shopper's car", {
    show: switchFor('Offer a trade-in valuation'),
    label: textFor('The button'),
    href: described(
      link,
      'Target; {slug} and {id} stand for the vehicle. Shown where valuation.json takes trade-ins',
    ),
    carTypes: described(v.array(v.picklist(carTypes)), 'Stock that a trade-in is taken for'),
    itemTypes: described(v.array(v.picklist(itemTypes)), 'Kinds that a trade-in is taken for'),
  }),
  stickyHeader: groupFor("The bar at the top of a vehicle's page", {
    show: switchFor(
      'Show name, price and buttons in a bar at the top once the page is scrolled (wide screens)',
    ),
    finance: switchFor('Get Finance in that bar'),
    financeLabel: textFor('The button for finance in it'),
    tradeIn: switchFor('Trade-in valuation in that bar'),
  }),
  actionBar: groupFor("The bar at the bottom of a vehicle's page", {
    show: switchFor('Show price, Call and the main action in a bar at the bottom (phones)'),
  }),
  share: groupFor('Ways to pass a vehicle on', {
    facebook: switchFor('Offer Facebook'),
    x: switchFor('Offer X'),
    whatsApp: switchFor('Offer WhatsApp'),
    email: switchFor('Offer e-mail'),
    copyLink: switchFor('Offer to copy the link'),
    print: switchFor('Offer to print'),
    label: textFor('What the row of buttons is called'),
    message: textFor('What is sent with the link; {name} is the vehicle'),
    copyLabel: textFor('Button that copies the link'),
    copiedText: textFor('After the link was copied; {name} is the vehicle'),
    copiedSeconds: described(
      v.pipe(v.number(), v.minValue(0.5), v.maxValue(10)),
      'How long it says so, in seconds',
    ),
    copyFailedText: textFor('Where the browser does not copy; {url} is the address'),
    emailLabel: textFor('Button that writes an e-mail'),
    printLabel: textFor('Button that prints'),
    pdfLabel: textFor('Link to the PDF'),
    pdfPreparingText: textFor('While the PDF is made'),
    pdfFailedText: textFor('When it could not be made'),
  }),
  locatedAt: groupFor('The line that says where a vehicle stands', {
    show: switchFor(
      'Say so at the top of the page when a vehicle stands in another town than the main branch',
    ),
    text: textWith('city', 'The line, with {city}'),
    dismiss: textFor('Button that puts it away'),
  }),
  live: groupFor('What is asked while the page is read', {
    show: switchFor('Ask while the page is read whether the vehicle is still for sale'),
    viewCount: switchFor('Show how often the page was looked at'),
    viewsText: textFor('How often the page was looked at; {count} is the number'),
    oneViewText: textFor('The page was looked at once'),
    checkedText: textFor('When the vehicle was last asked about; {ago} is "12 seconds ago"'),
    soldText: textFor('It was sold meanwhile, with {car}'),
    reservedText: textFor('It was reserved meanwhile, with {car}'),
    freeText: textFor('A reservation has ended while the page is read'),
    priceText: textFor('Its price has changed meanwhile'),
  }),
} as const;
