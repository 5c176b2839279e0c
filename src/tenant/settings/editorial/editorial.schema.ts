import * as v from 'valibot';
import { groupFor, textFor } from '../parts.schema.ts';
import { returnsSchema, stockBlockSchema, warrantyBlockSchema } from './content-blocks.schema.ts';
import { eventSettingsSchema } from './event.schema.ts';

/**
 * editorial.json: the words of pages other than stock and locations. Longer texts are Markdown in content/.
 */
export const editorialSchema = v.strictObject({
  notFound: groupFor('The page that is shown where there is none', {
    heading: textFor('Heading of that page'),
    text: textFor('Under the heading, with {car} and {count}'),
    textOne: textFor('The same for a stock of one'),
    action: textFor('Link to the stock, with {count} and {cars}'),
  }),
  refused: groupFor('What is said when a form could not be sent, and the page with it without script', {
    heading: textFor('Over a page that says why a form could not be sent, without script'),
    errors: textFor('Before the list of what is wrong'),
    keep: textFor('How to get back to a form as it was filled in'),
    unknown: textFor('Where there is nothing more exact to say'),
    unavailable: textFor('When it cannot be stored at the moment'),
    tooMany: textFor('Too much was asked for in a short time'),
    back: textFor('Link to the page from which the form was sent'),
    home: textFor('Link to the home page'),
  }),
  event: v.pipe(
    eventSettingsSchema,
    v.description('Pages of text about an event or a sale, with their dates'),
  ),
  returns: v.pipe(
    returnsSchema,
    v.description('Terms on which a used car may come back; placed by ::return-terms::'),
  ),
  warranty: v.pipe(
    warrantyBlockSchema,
    v.description('The table of makes with the years of vehicle.json "warranty"; placed by ::warranty::'),
  ),
  stockBlock: v.pipe(
    stockBlockSchema,
    v.description('Vehicles within a page of text; placed by ::stock used suv::'),
  ),
});
