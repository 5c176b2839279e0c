import * as v from 'valibot';
import { link } from '../../tenant/settings/parts.schema.ts';
import { ALLOWED_DATE, ALLOWED_PICTURE, headDate, headPicture, headText } from '../markdown/front-matter.ts';

const schema = v.strictObject({
  title: headText,
  description: headText,
  /** Publication date. */
  date: headDate,
  picture: v.optional(v.nullable(headPicture), null),
  pictureAlt: v.optional(v.string(), ''),
  author: v.optional(v.nullable(headText), null),
  /** Link to a listing about the article's subject. */
  search: v.optional(v.nullable(link), null),
});

/** Front matter of an article: `content/blog/<section>/<slug>.md`. */
export const articleHead = {
  schema,
  name: 'an article',
  needs: 'the article must begin with title, description and date between two lines of "---".',
  allowed: {
    date: ALLOWED_DATE,
    picture: ALLOWED_PICTURE,
    pictureAlt: 'a text',
    author: 'a name',
    search: 'an address such as "/search/used-cars"',
  },
};
