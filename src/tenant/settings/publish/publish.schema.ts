import * as v from 'valibot';
import { count, slug } from '../parts.schema.ts';
import { publishTargetSchema } from './publish-target.schema.ts';

/** publish.json: where the built site is published, and how long old files are kept. */
export const publishSchema = v.strictObject({
  targets: v.pipe(
    v.record(slug, publishTargetSchema),
    v.description('Where the site can be published to, by names of your own'),
    v.examples([{ live: { kind: 'folder', path: '/srv/sites/city-motors' } }]),
  ),
  automatic: v.pipe(
    v.nullable(slug),
    v.description(
      'The target that npm run watch and the workflow of npm run workflow publish to after each build; null: the built folder is what visitors see',
    ),
    v.examples(['live']),
  ),
  keep: v.pipe(
    count(2, 100),
    v.description('How many releases are kept, so that an earlier one can be restored'),
  ),
  keepAssetsDays: v.pipe(
    count(1, 365),
    v.description(
      'How many days styles, scripts and search data stay after a release without them: pages that somebody has open still ask for them',
    ),
  ),
  indexNow: v.pipe(
    v.nullable(
      v.strictObject({
        target: v.pipe(slug, v.description('The target whose visitors are the public'), v.examples(['live'])),
        keyVariable: v.pipe(
          v.string(),
          v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "INDEXNOW_KEY"'),
          v.description(
            "The environment variable that holds the site's key: 8 to 128 letters, digits and hyphens of your choice",
          ),
          v.examples(['INDEXNOW_KEY']),
        ),
      }),
    ),
    v.description(
      'Tells Bing, Yandex and others of each page that has changed (www.indexnow.org). null tells nobody',
    ),
    v.examples([{ target: 'live', keyVariable: 'INDEXNOW_KEY' }]),
  ),
});
