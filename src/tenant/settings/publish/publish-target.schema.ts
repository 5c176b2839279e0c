import * as v from 'valibot';
import { described } from '../parts.schema.ts';

const variable = (example: string, what: string) =>
  described(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z][A-Z0-9_]*$/, `the name of an environment variable such as "${example}"`),
    ),
    `The environment variable that holds ${what}; the secret itself never stands here`,
    example,
  );

const kind = <const Kind extends string>(name: Kind) =>
  described(
    v.literal(name),
    'What the site is published to: "folder", "s3", "cloudflare-pages" or "netlify"',
  );

/** A target for a built site. */
export const publishTargetSchema = v.variant('kind', [
  v.strictObject({
    kind: kind('folder'),
    path: described(
      v.pipe(v.string(), v.nonEmpty()),
      'A folder on the machine that publishes, for this site alone: a web server shows what lies in its "current"',
      '/srv/sites/city-motors',
    ),
  }),
  v.strictObject({
    kind: kind('s3'),
    endpoint: described(
      v.pipe(
        v.string(),
        v.regex(
          /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(?=[:/]|$))[^\s/]+$/,
          'an address such as "https://s3.ap-southeast-2.amazonaws.com"',
        ),
      ),
      'Address of the storage, without a slash at its end',
      'https://s3.ap-southeast-2.amazonaws.com',
    ),
    region: described(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a region such as "ap-southeast-2"')),
      'The region of the storage; "auto" where it has none',
      'ap-southeast-2',
    ),
    bucket: described(
      v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a name such as "city-motors-site"')),
      'The bucket that the site goes into',
      'city-motors-site',
    ),
    prefix: described(
      v.pipe(
        v.string(),
        v.regex(/^([a-z0-9-]+\/)*$/, 'nothing, or folders that end with a slash such as "city-motors/"'),
      ),
      'What stands before all keys, for a bucket of several sites. The site goes to site/ below it, what it consists of to releases/, which nobody else need read',
      'city-motors/',
    ),
    accessKeyVariable: variable('S3_ACCESS_KEY', 'the id of the access key'),
    secretKeyVariable: variable('S3_SECRET_KEY', 'the secret of the access key'),
  }),
  v.strictObject({
    kind: kind('cloudflare-pages'),
    project: described(
      v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'a name such as "city-motors"')),
      'The project of Cloudflare Pages',
      'city-motors',
    ),
    branch: described(
      v.pipe(v.string(), v.regex(/^[\w][\w./-]*$/, 'a name such as "main"')),
      "The project's production branch, or another for a preview",
      'main',
    ),
    plan: described(
      v.picklist(['free', 'paid']),
      'What the account pays for: "free" takes 20,000 files, "paid" 100,000',
    ),
    accountVariable: variable('CLOUDFLARE_ACCOUNT_ID', 'the id of the account'),
    tokenVariable: variable('CLOUDFLARE_API_TOKEN', 'a token that may edit Cloudflare Pages'),
  }),
  v.strictObject({
    kind: kind('netlify'),
    site: described(
      v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'the id of a site')),
      'The id of the site at Netlify',
      '1d01c0c0-4554-4747-93b8-34ce3448ab95',
    ),
    settingsFolder: described(
      v.pipe(v.string(), v.nonEmpty()),
      'The folder of a netlify.toml that names the functions; the command-line tool is run there',
      '/srv/netlify/city-motors',
    ),
    tokenVariable: variable('NETLIFY_AUTH_TOKEN', 'a personal access token'),
  }),
]);

export type PublishTarget = v.InferOutput<typeof publishTargetSchema>;
export type PublishTargetOf<Kind extends PublishTarget['kind']> = Extract<PublishTarget, { kind: Kind }>;
