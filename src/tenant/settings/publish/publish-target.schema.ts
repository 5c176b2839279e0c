import * as v from 'valibot';

const variable = (example: string, what: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z0-9_]*$/, `the name of an environment variable such as "${example}"`),
    v.description(`The environment variable that holds ${what}; the secret itself never stands here`),
    v.examples([example]),
  );

const kind = <const Kind extends string>(name: Kind) =>
  v.pipe(
    v.literal(name),
    v.description('What the site is published to: "folder", "s3", "cloudflare-pages" or "netlify"'),
  );

/** A target for a built site. */
export const publishTargetSchema = v.variant('kind', [
  v.strictObject({
    kind: kind('folder'),
    path: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.description(
        'A folder on the machine that publishes, for this site alone: a web server shows what lies in its "current"',
      ),
      v.examples(['/srv/sites/city-motors']),
    ),
  }),
  v.strictObject({
    kind: kind('s3'),
    endpoint: v.pipe(
      v.string(),
      v.regex(
        /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(?=[:/]|$))[^\s/]+$/,
        'an address such as "https://s3.ap-southeast-2.amazonaws.com"',
      ),
      v.description('Address of the storage, without a slash at its end'),
      v.examples(['https://s3.ap-southeast-2.amazonaws.com']),
    ),
    region: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/, 'a region such as "ap-southeast-2"'),
      v.description('The region of the storage; "auto" where it has none'),
      v.examples(['ap-southeast-2']),
    ),
    bucket: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a name such as "city-motors-site"'),
      v.description('The bucket that the site goes into'),
      v.examples(['city-motors-site']),
    ),
    prefix: v.pipe(
      v.string(),
      v.regex(/^([a-z0-9-]+\/)*$/, 'nothing, or folders that end with a slash such as "city-motors/"'),
      v.description(
        'What stands before all keys, for a bucket of several sites. The site goes to site/ below it, what it consists of to releases/, which nobody else need read',
      ),
      v.examples(['city-motors/']),
    ),
    accessKeyVariable: variable('S3_ACCESS_KEY', 'the id of the access key'),
    secretKeyVariable: variable('S3_SECRET_KEY', 'the secret of the access key'),
  }),
  v.strictObject({
    kind: kind('cloudflare-pages'),
    project: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9-]*$/, 'a name such as "city-motors"'),
      v.description('The project of Cloudflare Pages'),
      v.examples(['city-motors']),
    ),
    branch: v.pipe(
      v.string(),
      v.regex(/^[\w][\w./-]*$/, 'a name such as "main"'),
      v.description("The project's production branch, or another for a preview"),
      v.examples(['main']),
    ),
    plan: v.pipe(
      v.picklist(['free', 'paid']),
      v.description('What the account pays for: "free" takes 20,000 files, "paid" 100,000'),
    ),
    accountVariable: variable('CLOUDFLARE_ACCOUNT_ID', 'the id of the account'),
    tokenVariable: variable('CLOUDFLARE_API_TOKEN', 'a token that may edit Cloudflare Pages'),
  }),
  v.strictObject({
    kind: kind('netlify'),
    site: v.pipe(
      v.string(),
      v.regex(/^[\w.-]+$/, 'the id of a site'),
      v.description('The id of the site at Netlify'),
      v.examples(['1d01c0c0-4554-4747-93b8-34ce3448ab95']),
    ),
    settingsFolder: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.description(
        'The folder of a netlify.toml that names the functions; the command-line tool is run there',
      ),
      v.examples(['/srv/netlify/city-motors']),
    ),
    tokenVariable: variable('NETLIFY_AUTH_TOKEN', 'a personal access token'),
  }),
]);

export type PublishTarget = v.InferOutput<typeof publishTargetSchema>;
export type PublishTargetOf<Kind extends PublishTarget['kind']> = Extract<PublishTarget, { kind: Kind }>;
