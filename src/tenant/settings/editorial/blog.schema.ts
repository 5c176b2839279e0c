import * as v from 'valibot';
import { count, described, distinct, groupFor, link, switchFor, textFor } from '../parts.schema.ts';

const section = v.strictObject({
  slug: described(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
        'lower-case words joined by hyphens, such as "buyer-advice"',
      ),
    ),
    'Its folder in content/blog, and the end of its address below /blog',
  ),
  heading: textFor('Its name'),
  text: textFor('Under its name, with {car}, {cars} and {dealer}'),
});

/** blog.json: articles written as content/blog/<section>/<article>.md (leads and dealer §2). */
export const blogSchema = v.strictObject({
  show: switchFor('Have a blog'),
  heading: textFor('Its name'),
  text: textFor('Under its name, with {car}, {cars} and {dealer}'),
  look: described(
    v.picklist(['cards', 'journal']),
    '"cards" leads with pictures, "journal" is a quiet list that leads with words',
  ),
  sections: described(
    distinct('slug', v.pipe(v.array(section), v.minLength(1))),
    'What articles are about, in order; each is a folder in content/blog',
  ),
  cardsPerPage: described(count(1, 60), 'How many articles a page lists; older ones stand on further pages'),
  newest: groupFor(
    'The newest articles, on the home page (home.json "sections": "blog") and below pages of text',
    {
      heading: textFor('Over the newest articles'),
      max: described(count(1, 12), 'How many of them'),
      allLabel: textFor('The link to all articles'),
    },
  ),
  belowPages: described(v.array(link), 'Addresses of pages of text that end with the newest articles', [
    '/about-us',
  ]),
  related: groupFor('More of its section, below an article', {
    heading: textFor('Over them, with {section}'),
    max: described(count(0, 12), 'How many; 0 for none'),
  }),
  shortAddresses: switchFor(
    'Also answer at /buyer-advice and /buyer-advice/an-article: they lead to the same below /blog',
  ),
  texts: groupFor('Small words of the blog', {
    all: textFor('The link to the articles of all sections'),
    sections: textFor('What the list of sections is called for screen readers'),
    author: textFor('Who has written an article, with {author}'),
    search: textFor('The button to the {cars} that an article is about, where it names a search'),
    early: textFor('In place of an article before its day, with {date}'),
    empty: textFor('Where a section has no article yet'),
    page: textFor('Which of several pages it is, with {page} and {pages}'),
    pages: textFor('What the links to the other pages are called for screen readers'),
    newer: textFor('The link to newer articles'),
    older: textFor('The link to older articles'),
    feed: textFor('The link to the feed for news readers'),
  }),
});
