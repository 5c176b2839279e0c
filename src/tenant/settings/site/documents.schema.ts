import * as v from 'valibot';
import { count, described, groupFor, switchFor, textFor } from '../parts.schema.ts';

/** documents.json: the share image, the PDF and the printed page of a vehicle. */
export const documentsSchema = v.strictObject({
  shareImage: groupFor('The picture that others see where a vehicle is shared', {
    enabled: switchFor(
      'Show a picture drawn with name and price where a vehicle is shared; otherwise, and in a language with other letters than Latin, its first photo',
    ),
    urlTemplate: described(
      v.nullable(v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'an address that begins with "https://"'))),
      'Address of an image service that draws the shared picture, with {photo} (whole address), {name}, ' +
        '{price}, {dealer}, {slug} and {digest}, each percent-encoded; null: drawn by this platform',
      'https://img.example.com/share?photo={photo}&title={name}&price={price}',
    ),
  }),
  pdf: groupFor('A vehicle as a PDF to keep', {
    enabled: switchFor(
      'Offer each vehicle as a PDF to keep; never in a language with other letters than Latin',
    ),
    commentsCharacters: described(count(200, 5000), 'Longest dealer comments in the PDF'),
    failed: textFor('Shown when a PDF could not be made, or when too many are being made for others'),
    tooMany: textFor('Shown to somebody who asks for too many PDFs within a minute'),
  }),
  print: groupFor('A vehicle as it is printed, on one page', {
    maxFeatures: described(count(0, 30), 'Features on the printed page, which is one page'),
    maxSpecification: described(count(0, 14), 'Rows of the specification on the printed page'),
    commentsCharacters: described(count(0, 600), 'Longest dealer comments on the printed page'),
    heading: textFor('Heading of /print, seen on the way to the vehicle and without scripts'),
    howTo: textFor('How to print, for browsers without scripts'),
    unknown: textFor('Shown at /print for a vehicle that is not on the site'),
    browse: textFor('Label of the link to the stock'),
  }),
  texts: groupFor('Words of the PDF and of the printed page', {
    asOf: textFor('How old the document is; {date} is a day'),
    scan: textFor('Beside the code that opens the vehicle on a phone'),
    moreFeatures: textFor('After the features that fit; {count} is how many more'),
    openingHours: textFor('Heading of the opening hours'),
    page: textFor('Page number in a PDF, with {page} and {pages}'),
  }),
});
