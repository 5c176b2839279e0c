import * as v from 'valibot';
import { count, described, groupFor, link, switchFor, text, textFor } from '../parts.schema.ts';

const file = v.pipe(
  v.string(),
  v.regex(/^(?!\/)(?!.*\.\.)\S+\.json$/, 'a file of the dealer\'s folder such as "reviews/google.json"'),
);

/** reviews.json: which public reviews are shown, and how (leads and dealer §3, §9). */
export const reviewsSchema = v.strictObject({
  show: switchFor('Show reviews: their page, and those of each branch'),
  file: described(
    v.nullable(file),
    "The file of reviews, seen from the dealer's folder, as the review service gives it: count, average_rating and a list of reviews; null for none",
    'reviews/google.json',
  ),
  minimumRating: described(
    v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    'Reviews with fewer stars are not shown, nor are averages below it; 1 shows all that was written',
  ),
  fullQuantity: described(count(1, 100), 'How many the page of reviews shows before "Show more"'),
  branchQuantity: described(
    count(1, 100),
    'The same on the page of a branch, where its stock stands below them',
  ),
  max: described(count(1, 500), 'How many a list holds at most; the others are read where they were written'),
  foldAfter: described(count(40, 2000), 'Letters of a long review that are shown before "Read on"'),
  dates: described(
    v.picklist(['words', 'date']),
    'The day of a review: "words" as the review service wrote it ("2 months ago", which the file must keep true), "date" the date itself',
  ),
  source: described(
    v.nullable(
      v.strictObject({
        label: textFor('Words of the link', 'Read all on Google'),
        href: described(
          link,
          'Where all of them are',
          'https://www.google.com/maps/search/?api=1&query=Harbour+Motors',
        ),
      }),
    ),
    'Where the reviews were written; null for no link',
  ),
  home: groupFor('The section "reviews" of the home page', {
    heading: textFor('Heading of the section'),
    max: described(count(1, 12), 'How many reviews it shows at most'),
    minLetters: described(
      count(0, 1000),
      'Shorter reviews are left to the other page: "Great!" says little by itself',
    ),
    allLabel: textFor('Link to the page of all of them'),
    previous: textFor('What the button back is called, for those who do not see it'),
    next: textFor('What the button on is called, for those who do not see it'),
  }),
  texts: groupFor('Words around the reviews', {
    heading: textFor('Heading of the page of reviews'),
    description: textFor('What search engines say of it, with {dealer}'),
    intro: textFor('Under the heading, with {dealer}'),
    selection: described(
      v.nullable(text),
      'Says beside a list which reviews are in it, with {minimum}; null says nothing, which can mislead (Australian Consumer Law, s 29)',
    ),
    stars: textFor('The stars of one review, for those who do not see them: {rating}'),
    more: textFor('Opens the rest of a list, with {count}'),
    fewer: textFor('Closes it again'),
    readOn: textFor('Opens the rest of a long review'),
    close: textFor('Closes it again'),
    ofReview: textFor('Behind both, for those who hear the words alone: {customer} wrote the review'),
    reply: textFor('Over the answer of the dealer, with {dealer}'),
    none: textFor('While there is no review to show'),
  }),
});
