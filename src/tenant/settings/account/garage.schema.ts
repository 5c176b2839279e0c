import * as v from 'valibot';
import { count, described, groupFor, switchFor, text, textFor } from '../parts.schema.ts';

/** garage.json `controls`: favourite, compare and save on cards and pages of vehicles (stock and vehicle §2, §4). */
const garageControlsSchema = v.strictObject({
  hideUnlessUsed: switchFor('Only used vehicles have them'),
  hideWithoutPrice: switchFor('Vehicles whose price is 0, or not told, have none'),
  hideWithoutImages: switchFor('Vehicles without photographs have none'),
  /** Accessible names; `{name}` is "2018 Hyundai i30". */
  favourite: textFor('Spoken name of the heart on a card; {name} is the vehicle'),
  compare: textFor('Spoken name of the button that adds to the comparison; {name} is the vehicle'),
  save: textFor('Spoken name of the button that adds to the watchlist; {name} is the vehicle'),
  close: textFor('Name of the button that closes a message'),
});

/** garage.json `favourites`: vehicles kept on the shopper's device (stock and vehicle §3, §4). */
const favouritesSchema = v.strictObject({
  show: switchFor('Vehicles may be marked as favourites'),
  max: described(count(1, 100), 'How many one device keeps'),
  heading: textFor('Heading of the list'),
  intro: textFor('Where they are kept'),
  empty: textFor('While there are none, with {car} and {cars}'),
  browse: textFor('Link to the stock, with {cars}'),
  noScript: textFor('For browsers without script'),
  remove: textFor('Button, with {name}'),
  full: textFor('There are as many as one device keeps; with {count} and {cars}'),
  available: textFor('For sale'),
  reserved: textFor('Somebody else holds it'),
  sold: textFor('It is sold'),
  gone: textFor('No longer on the site'),
  unknown: textFor('Nobody could be asked what holds today'),
});

/** garage.json `compare`: vehicles side by side. */
const compareSchema = v.strictObject({
  show: switchFor('Vehicles may be compared'),
  max: described(count(2, 6), 'How many at a time'),
  heading: textFor('Heading and title of the page; {cars} is "cars" or what the dealer calls its vehicles'),
  description: textFor('For search engines, with {cars} and {dealer}'),
  empty: textFor('While there are none, with {car}, {cars} and {count}'),
  one: textFor('Beside a single one, with {car}'),
  browse: textFor('Link to the stock, with {cars}'),
  add: textFor('Link to the stock, with {car}'),
  remove: textFor('Link, with {name}'),
  onlyDifferences: textFor('Switch'),
  best: textFor('Beside the best value of a row, such as the lowest price'),
  has: textFor('The vehicle has the feature'),
  hasNot: textFor('The feature is not listed, or the fact not known'),
  cost: textFor('Group of rows: price and repayment'),
  price: textFor('Row'),
  place: textFor('Row: where it stands'),
  repayment: textFor('Row'),
  facts: textFor('Group of rows'),
  year: textFor('Row'),
  features: textFor('Group of rows'),
  gone: textFor('A vehicle of the link has left the site, with {car}'),
  goneMany: textFor('Above the table, where a link names vehicles that are gone; {count} is how many'),
  tooMany: textFor('The link names more than are shown, with {count} and {cars}'),
  full: textFor('One more is refused, with {count} and {cars}'),
  tray: textFor('Name of the bar at the bottom, with {cars}'),
  chosen: textFor('In the bar, with {count} and {max}'),
  open: textFor('Button in the bar'),
  clear: textFor('Button in the bar'),
});

/** garage.json `sharedList`: vehicles shared by a link that names them. */
const sharedListSchema = v.strictObject({
  show: switchFor('Lists may be shared'),
  max: described(count(1, 50), 'How many vehicles a link may name'),
  heading: textFor(
    'Heading of a list without a name; {cars} is "cars" or what the dealer calls its vehicles',
  ),
  headingFrom: textFor('Heading of a list with a name; {name} is that of who shared it'),
  description: textFor('For shared links; {cars} is "cars", {dealer} the name of the dealer'),
  one: textFor('Above a single one, with {car}'),
  many: textFor('Above them, with {count} and {cars}'),
  empty: textFor('The link names none, with {cars}'),
  browse: textFor('Link to the stock, with {cars}'),
  gone: textFor('A vehicle of the link has left the site, with {car}'),
  goneMany: textFor('Above the list, where it names vehicles that are gone; {count} is how many'),
  tooMany: textFor('The link names more than are shown, with {count} and {cars}'),
  share: textFor('Button that opens the dialog'),
  title: textFor('Heading of the dialog'),
  from: textFor('Field for the name of who shares'),
  fromHint: textFor('Under the field for the name'),
  link: textFor('Field with the address'),
  copy: textFor('Button that copies the link'),
  copied: textFor('After the link was copied'),
  copyFailed: textFor('When the browser did not copy it'),
  send: textFor("Button that opens the device's own choice of ways to send it"),
  message: textFor('Sent with the link, with {cars} and {dealer}'),
  close: textFor('Button that closes the dialog'),
});

/** "/mymotorama, /mybigboxcars, /myblinkr, /myservco" (leads and dealer §2). */
const alias = v.picklist(['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']);

/** garage.json `page`: everything a shopper has saved, on one page (leads and dealer §2, customer areas). */
const garagePageSchema = v.strictObject({
  show: switchFor('The page is there'),
  aliases: described(v.array(alias), 'Other addresses that lead to /my-garage'),
  kinds: described(
    v.record(v.string(), text),
    'For a site in another language: what shoppers read for the categories and subcategories under which the dealer gets what they send',
    { 'Test Drive': '试驾', 'Parts Enquiry': '零件咨询' },
  ),
  texts: groupFor('The words of the page', {
    title: textFor('Heading of the page'),
    description: textFor('For browser tabs and search engines; with {cars} and {dealer}'),
    sections: textFor('Name of the list of sections, for screen readers'),
    signedInAs: textFor('Under the heading; {name} and {phone} are those of who is signed in'),
    signedIn: textFor('The same while the name is not known; {phone} is the number signed in with'),
    invitation: textFor('To who has not signed in; with {cars}'),
    onDevice: textFor('Without script: what is kept on the device cannot be shown'),
    offline: textFor('While there is no connection'),
    browse: textFor('The link of what is empty; with {cars}'),
    coming: textFor('Heading: test drives to come and reservations that stand'),
    nothingComing: textFor(
      'While nothing is booked or reserved; {car} is "car" or what the dealer calls a vehicle',
    ),
    changeDrive: textFor('Link to a test drive'),
    changeReservation: textFor('Link to a reservation'),
    viewed: textFor('Heading: vehicles looked at, while there are none'),
    nothingViewed: textFor('While no vehicle has been looked at; {car} is "car"'),
    searches: textFor('Heading: the last searches of this device'),
    nothingSearched: textFor('While nothing has been searched for; {cars} is "cars"'),
    enquiries: textFor('Heading: what the shopper has sent'),
    enquiriesNote: textFor('Why something may not be there'),
    nothingSent: textFor('While nothing has been sent; {car} is "car"'),
    sent: textFor('What has become of an enquiry; with {branch}, {date} and {time}'),
    see: textFor('Link to an enquiry'),
    details: textFor('Heading: name and e-mail'),
    detailsSaved: textFor('After name and e-mail were saved'),
    deleteHeading: textFor('Opens what deletes the account'),
    deleteText: textFor('What goes and what stays; with {dealer}'),
    deleteConfirm: textFor('Beside the box that must be ticked'),
    deleteFirst: textFor('When the box is not ticked'),
    delete: textFor('Button that deletes the account'),
    deleted: textFor('Heading of the page after that'),
    deletedText: textFor('After an account was deleted; {dealer} is the name of the dealer'),
  }),
});

/** garage.json: what shoppers save without signing in, and its page (stock and vehicle §1, §3, §4). */
export const garageSchema = v.strictObject({
  controls: described(garageControlsSchema, 'The buttons that keep a vehicle, on cards and pages'),
  favourites: described(favouritesSchema, "Vehicles that are kept on the shopper's device"),
  compare: described(compareSchema, 'Vehicles side by side'),
  sharedList: described(sharedListSchema, 'Vehicles that somebody sends to somebody else'),
  page: described(garagePageSchema, 'The page with all that a shopper keeps'),
});
