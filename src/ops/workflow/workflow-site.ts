import { dealerOf } from '../../tenant/language-edition.ts';
import type { PublishTarget } from '../../tenant/settings/publish/publish-target.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

export interface WorkflowSite {
  readonly slug: string;
  /** The dealer whose stock the site shows: a language edition is built by the same job as its dealer. */
  readonly dealer: string;
  /** The publish target; null: the built folder is kept as an artifact of the run. */
  readonly to: string | null;
  /** The cars are uploaded to a Typesense server before the pages are published. */
  readonly isIndexed: boolean;
  /** Secrets needed to fetch the feed, and secrets needed to publish. */
  readonly feedSecrets: readonly string[];
  readonly publishSecrets: readonly string[];
}

type SiteSettings = Pick<Settings, 'site' | 'feed' | 'publish' | 'search'>;

/** A dealer's data for the workflow, and sentences about settings that the workflow cannot serve. */
export function workflowSite(
  slug: string,
  settings: SiteSettings,
): { readonly site: WorkflowSite; readonly notes: readonly string[] } {
  const { feed, publish, search } = settings;
  const { automatic, targets, indexNow } = publish;
  const target = automatic === null ? undefined : targets[automatic];
  const isFolder = target?.kind === 'folder';
  const to = target === undefined || isFolder ? null : automatic;
  const isIndexed = to !== null && search.engine === 'typesense';
  const site = {
    slug,
    dealer: dealerOf({ slug, settings }),
    to,
    isIndexed,
    feedSecrets:
      feed.source.url === null || feed.source.authorizationVariable === null
        ? []
        : [feed.source.authorizationVariable],
    publishSecrets:
      to === null || target === undefined
        ? []
        : [
            ...secretsOf(target),
            ...(indexNow?.target === to ? [indexNow.keyVariable] : []),
            ...(isIndexed ? ['TYPESENSE_ADMIN_KEY'] : []),
          ],
  };
  return { site, notes: notesOf(slug, settings, target) };
}

function notesOf(slug: string, { feed, publish }: SiteSettings, target: PublishTarget | undefined): string[] {
  const { automatic } = publish;
  return [
    ...(target?.kind === 'folder'
      ? [
          `${slug}: its target "${automatic}" is a folder, which a job's machine loses; the site stays with the run.`,
        ]
      : []),
    ...(target?.kind === 'netlify' && target.settingsFolder.startsWith('/')
      ? [`${slug}: settingsFolder of its target "${automatic}" must be a folder of the repository.`]
      : []),
    ...(feed.source.url === null && feed.demo === null
      ? [`${slug}: feed.json has no source, so "${feed.file}" must lie in the repository.`]
      : []),
  ];
}

function secretsOf(target: PublishTarget): string[] {
  switch (target.kind) {
    case 'folder':
      return [];
    case 's3':
      return [target.accessKeyVariable, target.secretKeyVariable];
    case 'cloudflare-pages':
      return [target.accountVariable, target.tokenVariable];
    case 'netlify':
      return [target.tokenVariable];
  }
}
