import * as v from 'valibot';
import { count, groupFor, link, switchFor, text, textFor } from '../parts.schema.ts';

const file = v.pipe(
  v.string(),
  v.regex(/^(?!\/)(?!.*\.\.)\S+\.json$/, 'a file of the dealer\'s folder such as "reviews/google.json"'),
);

/** reviews.json: which public reviews are shown, and how (leads and dealer §3, §9). */
export const reviewsSchema = v.strictObject({
  show: switchFor('Show reviews: their page, and those of each branch'),
  file: v.pipe(
    v.nullable(file),
    v.description(
      "The file of reviews, seen from the dealer's folder, as the review service gives it: count, average_rating and a list of reviews; null for none",
    ),
    v.examples(['reviews/google.json']),
  ),
  minimumRating: v.pipe(
    v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    v.description(
      'Reviews with fewer stars are not shown, nor are averages below it; 1 shows all that was written',
    ),
  ),
  fullQuantity: v.pipe(count(1, 100), v.description('How many the page of reviews shows before "Show more"')),
  branchQuantity: v.pipe(
    count(1, 100),
    v.description('The same on the page of a branch, where its stock stands below them'),
  ),
  max: v.pipe(
    count(1, 500),
    v.description('How many a list holds at most; the others are read where they were written'),
  ),
  foldAfter: v.pipe(
    count(40, 2000),
    v.description('Letters of a long review that are shown before "Read on"'),
  ),
  dates: v.pipe(
    v.picklist(['words', 'date']),
    v.description(
      'The day of a review: "words" as the review service wrote it ("2 months ago", which the file must keep true), "date" the date itself',
    ),
  ),
  source: v.pipe(
    v.nullable(
      v.strictObject({
        label: v.pipe(text, v.description('Words of the link'), v.examples(['Read all on Google'])),
        href: v.pipe(
          link,
          v.description('Where all of them are'),
          v.examples(['https://www.google.com/maps/search/?api=1&query=Harbour+Motors']),
        ),
      }),
    ),
    v.description('Where the reviews were written; null for no link'),
  ),
  home: groupFor('The section "reviews" of the home page', {
    heading: textFor('Heading of the section'),
    max: v.pipe(count(1, 12), v.description('How many reviews it shows at most')),
    minLetters: v.pipe(
      count(0, 1000),
      v.description('Shorter reviews are left to the other page: "Great!" says little by itself'),
    ),
    allLabel: textFor('Link to the page of all of them'),
    previous: textFor('What the button back is called, for those who do not see it'),
    next: textFor('What the button on is called, for those who do not see it'),
  }),
  texts: groupFor('Words around the reviews', {
    heading: textFor('Heading of the page of reviews'),
    description: textFor('What search engines say of it, with {dealer}'),
    intro: textFor('Under the heading, with {dealer}'),
    selection: v.pipe(
      v.nullable(text),
      v.description(
        'Says beside a list which reviews are in it, with {minimum}; null says nothing, which can mislead (Australian Consumer Law, s 29)',
      ),
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
