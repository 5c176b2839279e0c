import * as v from 'valibot';
import { described, link } from '../parts.schema.ts';

const from = v.pipe(
  v.string(),
  v.regex(
    /^\/[a-z0-9][^\s?#]*(?<!\/)$/,
    'an address of this site such as "/old-page", without a slash at its end',
  ),
);

/** redirects.json: old and short addresses that redirect to a page. */
export const redirectsSchema = v.strictObject({
  list: described(
    v.array(
      v.strictObject({
        from: described(from, 'The address that visitors still have'),
        to: described(link, 'The page that it leads to'),
      }),
    ),
    'Addresses without a page of their own, each with the page it leads to, for good (301)',
    [{ from: '/old-page', to: '/about-us' }],
  ),
});
