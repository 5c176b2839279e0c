import { checkPublishPlaces, checkPublishTargets } from '../cross-checks/publish-checks.ts';
import type { Problem } from '../problem.ts';
import { publishSchema } from '../settings/publish/publish.schema.ts';
import { siteSchema } from '../settings/site/site.schema.ts';
import type { Settings } from '../settings/subjects.ts';
import { readSettings } from './read-tenant.build.ts';
import { folderProblem } from './tenant-folder.build.ts';

/** The subjects needed to publish a built site. */
export type SettingsToPublish = Pick<Settings, 'site' | 'publish'>;

type LoadedToPublish = { ok: true; settings: SettingsToPublish } | { ok: false; problems: Problem[] };

/**
 * Like `loadTenant`, but only for these subjects: loading all schemas takes longer than publishing, and a
 * mistake in another file must not prevent a rollback.
 */
export function loadPublishSettings(tenantsDir: string, slug: string): LoadedToPublish {
  const folder = folderProblem(tenantsDir, slug);
  if (folder !== undefined) return { ok: false, problems: [folder] };
  const rules = {
    subjects: { site: siteSchema, publish: publishSchema },
    crossChecks: [checkPublishPlaces, checkPublishTargets],
  };
  const { settings, problems } = readSettings(rules, tenantsDir, slug);
  const { site, publish } = settings;
  const own = problems.filter(({ file }) => /\/(site|publish)\.json$/.test(file));
  if (own.length > 0 || site === undefined || publish === undefined) return { ok: false, problems: own };
  return { ok: true, settings: { site, publish } };
}
