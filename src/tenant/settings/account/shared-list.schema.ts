import * as v from 'valibot';
import { count, switchFor, textFor } from '../parts.schema.ts';

/** garage.json `sharedList`: vehicles shared by a link that names them. */
export const sharedListSchema = v.strictObject({
  show: switchFor('Lists may be shared'),
  max: v.pipe(count(1, 50), v.description('How many vehicles a link may name')),
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
