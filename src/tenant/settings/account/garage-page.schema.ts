import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

/** "/mymotorama, /mybigboxcars, /myblinkr, /myservco" (leads and dealer §2). */
const alias = v.picklist(['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']);

/** garage.json `page`: everything a shopper has saved, on one page (leads and dealer §2, customer areas). */
export const garagePageSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('The page is there')),
  aliases: v.pipe(v.array(alias), v.description('Other addresses that lead to /my-garage')),
  texts: v.pipe(
    v.strictObject({
      title: v.pipe(text, v.description('Heading of the page')),
      description: v.pipe(
        text,
        v.description('For browser tabs and search engines; with {cars} and {dealer}'),
      ),
      sections: v.pipe(text, v.description('Name of the list of sections, for screen readers')),
      signedInAs: v.pipe(
        text,
        v.description('Under the heading; {name} and {phone} are those of who is signed in'),
      ),
      signedIn: v.pipe(
        text,
        v.description('The same while the name is not known; {phone} is the number signed in with'),
      ),
      invitation: v.pipe(text, v.description('To who has not signed in; with {cars}')),
      onDevice: v.pipe(text, v.description('Without script: what is kept on the device cannot be shown')),
      offline: v.pipe(text, v.description('While there is no connection')),
      browse: v.pipe(text, v.description('The link of what is empty; with {cars}')),
      coming: v.pipe(text, v.description('Heading: test drives to come and reservations that stand')),
      nothingComing: v.pipe(
        text,
        v.description(
          'While nothing is booked or reserved; {car} is "car" or what the dealer calls a vehicle',
        ),
      ),
      changeDrive: v.pipe(text, v.description('Link to a test drive')),
      changeReservation: v.pipe(text, v.description('Link to a reservation')),
      viewed: v.pipe(text, v.description('Heading: vehicles looked at, while there are none')),
      nothingViewed: v.pipe(text, v.description('While no vehicle has been looked at; {car} is "car"')),
      searches: v.pipe(text, v.description('Heading: the last searches of this device')),
      nothingSearched: v.pipe(text, v.description('While nothing has been searched for; {cars} is "cars"')),
      enquiries: v.pipe(text, v.description('Heading: what the shopper has sent')),
      enquiriesNote: v.pipe(text, v.description('Why something may not be there')),
      nothingSent: v.pipe(text, v.description('While nothing has been sent; {car} is "car"')),
      sent: v.pipe(text, v.description('What has become of an enquiry; with {branch}, {date} and {time}')),
      see: v.pipe(text, v.description('Link to an enquiry')),
      details: v.pipe(text, v.description('Heading: name and e-mail')),
      detailsSaved: v.pipe(text, v.description('After name and e-mail were saved')),
      deleteHeading: v.pipe(text, v.description('Opens what deletes the account')),
      deleteText: v.pipe(text, v.description('What goes and what stays; with {dealer}')),
      deleteConfirm: v.pipe(text, v.description('Beside the box that must be ticked')),
      deleteFirst: v.pipe(text, v.description('When the box is not ticked')),
      delete: v.pipe(text, v.description('Button that deletes the account')),
      deleted: v.pipe(text, v.description('Heading of the page after that')),
      deletedText: v.pipe(
        text,
        v.description('After an account was deleted; {dealer} is the name of the dealer'),
      ),
    }),
    v.description('The words of the page'),
  ),
});
