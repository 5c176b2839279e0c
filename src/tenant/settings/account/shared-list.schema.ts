import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';

/** garage.json `sharedList`: vehicles shared by a link that names them. */
export const sharedListSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Lists may be shared')),
  max: v.pipe(count(1, 50), v.description('How many vehicles a link may name')),
  heading: v.pipe(
    text,
    v.description('Heading of a list without a name; {cars} is "cars" or what the dealer calls its vehicles'),
  ),
  headingFrom: v.pipe(text, v.description('Heading of a list with a name; {name} is that of who shared it')),
  description: v.pipe(
    text,
    v.description('For shared links; {cars} is "cars", {dealer} the name of the dealer'),
  ),
  one: v.pipe(text, v.description('Above a single one, with {car}')),
  many: v.pipe(text, v.description('Above them, with {count} and {cars}')),
  empty: v.pipe(text, v.description('The link names none, with {cars}')),
  browse: v.pipe(text, v.description('Link to the stock, with {cars}')),
  gone: v.pipe(text, v.description('A vehicle of the link has left the site, with {car}')),
  goneMany: v.pipe(
    text,
    v.description('Above the list, where it names vehicles that are gone; {count} is how many'),
  ),
  tooMany: v.pipe(text, v.description('The link names more than are shown, with {count} and {cars}')),
  share: v.pipe(text, v.description('Button that opens the dialog')),
  title: v.pipe(text, v.description('Heading of the dialog')),
  from: v.pipe(text, v.description('Field for the name of who shares')),
  fromHint: v.pipe(text, v.description('Under the field for the name')),
  link: v.pipe(text, v.description('Field with the address')),
  copy: v.pipe(text, v.description('Button that copies the link')),
  copied: v.pipe(text, v.description('After the link was copied')),
  copyFailed: v.pipe(text, v.description('When the browser did not copy it')),
  send: v.pipe(text, v.description("Button that opens the device's own choice of ways to send it")),
  message: v.pipe(text, v.description('Sent with the link, with {cars} and {dealer}')),
  close: v.pipe(text, v.description('Button that closes the dialog')),
});
