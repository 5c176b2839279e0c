import * as v from 'valibot';
import { count, described, slug } from '../parts.schema.ts';
import { publishTargetSchema } from './publish-target.schema.ts';

/** publish.json: where the built site is published, and how long old files are kept. */
export const publishSchema = v.strictObject({
  targets: described(
    v.record(slug, publishTargetSchema),
    'Where the site can be published to, by names of your own',
    { live: { kind: 'folder', path: '/srv/sites/city-motors' } },
  ),
  automatic: described(
    v.nullable(slug),
    'The target that npm run watch and the workflow of npm run workflow publish to after each build; null: the built folder is what visitors see',
    'live',
  ),
  keep: described(count(2, 100), 'How many releases are kept, so that an earlier one can be restored'),
  keepAssetsDays: described(
    count(1, 365),
    'How many days styles, scripts and search data stay after a release without them: pages that somebody has open still ask for them',
  ),
  indexNow: described(
    v.nullable(
      v.strictObject({
        target: described(slug, 'The target whose visitors are the public', 'live'),
        keyVariable: described(
          v.pipe(
            v.string(),
            v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "INDEXNOW_KEY"'),
          ),
          "The environment variable that holds the site's key: 8 to 128 letters, digits and hyphens of your choice",
          'INDEXNOW_KEY',
        ),
      }),
    ),
    'Tells Bing, Yandex and others of each page that has changed (www.indexnow.org). null tells nobody',
    { target: 'live', keyVariable: 'INDEXNOW_KEY' },
  ),
});
