import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';

/** documents.json: the share image, the PDF and the printed page of a vehicle. */
export const documentsSchema = v.strictObject({
  shareImage: v.pipe(
    v.strictObject({
      enabled: v.pipe(
        v.boolean(),
        v.description(
          'Show a picture drawn with name and price where a vehicle is shared; otherwise, and in a language with other letters than Latin, its first photo',
        ),
      ),
      urlTemplate: v.pipe(
        v.nullable(v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'an address that begins with "https://"'))),
        v.description(
          'Address of an image service that draws the shared picture, with {photo} (whole address), {name}, ' +
            '{price}, {dealer}, {slug} and {digest}, each percent-encoded; null: drawn by this platform',
        ),
        v.examples(['https://img.example.com/share?photo={photo}&title={name}&price={price}']),
      ),
    }),
    v.description('The picture that others see where a vehicle is shared'),
  ),
  pdf: v.pipe(
    v.strictObject({
      enabled: v.pipe(
        v.boolean(),
        v.description(
          'Offer each vehicle as a PDF to keep; never in a language with other letters than Latin',
        ),
      ),
      commentsCharacters: v.pipe(count(200, 5000), v.description('Longest dealer comments in the PDF')),
      failed: v.pipe(
        text,
        v.description('Shown when a PDF could not be made, or when too many are being made for others'),
      ),
      tooMany: v.pipe(text, v.description('Shown to somebody who asks for too many PDFs within a minute')),
    }),
    v.description('A vehicle as a PDF to keep'),
  ),
  print: v.pipe(
    v.strictObject({
      maxFeatures: v.pipe(count(0, 30), v.description('Features on the printed page, which is one page')),
      maxSpecification: v.pipe(count(0, 14), v.description('Rows of the specification on the printed page')),
      commentsCharacters: v.pipe(count(0, 600), v.description('Longest dealer comments on the printed page')),
      heading: v.pipe(
        text,
        v.description('Heading of /print, seen on the way to the vehicle and without scripts'),
      ),
      howTo: v.pipe(text, v.description('How to print, for browsers without scripts')),
      unknown: v.pipe(text, v.description('Shown at /print for a vehicle that is not on the site')),
      browse: v.pipe(text, v.description('Label of the link to the stock')),
    }),
    v.description('A vehicle as it is printed, on one page'),
  ),
  texts: v.pipe(
    v.strictObject({
      asOf: v.pipe(text, v.description('How old the document is; {date} is a day')),
      scan: v.pipe(text, v.description('Beside the code that opens the vehicle on a phone')),
      moreFeatures: v.pipe(text, v.description('After the features that fit; {count} is how many more')),
      openingHours: v.pipe(text, v.description('Heading of the opening hours')),
      page: v.pipe(text, v.description('Page number in a PDF, with {page} and {pages}')),
    }),
    v.description('Words of the PDF and of the printed page'),
  ),
});
