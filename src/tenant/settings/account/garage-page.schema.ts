import * as v from 'valibot';
import { groupFor, switchFor, text, textFor } from '../parts.schema.ts';

/** "/mymotorama, /mybigboxcars, /myblinkr, /myservco" (leads and dealer §2). */
const alias = v.picklist(['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']);

/** garage.json `page`: everything a shopper has saved, on one page (leads and dealer §2, customer areas). */
export const garagePageSchema = v.strictObject({
  show: switchFor('The page is there'),
  aliases: v.pipe(v.array(alias), v.description('Other addresses that lead to /my-garage')),
  kinds: v.pipe(
    v.record(v.string(), text),
    v.description(
      'For a site in another language: what shoppers read for the categories and subcategories under which the dealer gets what they send',
    ),
    v.examples([{ 'Test Drive': '试驾', 'Parts Enquiry': '零件咨询' }]),
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
