import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dealerWords, hasFilledLists } from '../site/dealer-words.ts';
import { readSnapshot } from '../stock/snapshot.build.ts';
import { adviseOn } from '../tenant/advice/advise.ts';
import { adviseOnPlaceholders } from '../tenant/advice/placeholder-advice.ts';
import type { SubjectFiles } from '../tenant/check-subject.ts';
import { crossChecks } from '../tenant/cross-checks/cross-checks.ts';
import { garbledFindings, markupFindings } from '../tenant/garbled-texts.ts';
import { dealerOf } from '../tenant/language-edition.ts';
import { loadTenant } from '../tenant/load/load-tenant.build.ts';
import { placeFindings, readSettings } from '../tenant/load/read-tenant.build.ts';
import { listTenants } from '../tenant/load/tenant-folder.build.ts';
import type { Finding } from '../tenant/mistakes/mistake.ts';
import { formatPath, type Problem, sortProblems } from '../tenant/problem.ts';
import { type Settings, subjects } from '../tenant/settings/subjects.ts';
import { reviewProblems } from './check-reviews.build.ts';
import { checkTexts } from './check-texts.build.ts';
import { checkedContent } from './checked-content.build.ts';
import { feedFieldFindings } from './feed-fields.ts';
import { hidingFindings } from './hiding-notes.build.ts';
import { languagePageAdvice } from './language-pages.build.ts';
import { linkAddresses } from './links/link-addresses.build.ts';
import { linkFindings } from './links/link-checks.ts';
import { missingPageFindings } from './links/missing-pages.ts';
import { sharedPublicFolder } from './links/public-addresses.build.ts';
import { redirectFindings } from './links/redirect-checks.ts';
import { noticeHoursFindings } from './notice-hours.ts';
import { brandFindings, pictureLooker } from './pictures/picture-checks.build.ts';
import { publicFileProblems } from './pictures/picture-content.build.ts';
import { settingPictures, silentPictures } from './pictures/setting-pictures.ts';
import { knownMakes } from './stock-blocks.build.ts';
import type { CheckedTexts } from './text-files.build.ts';
import { translationAdvice } from './translation-checks.ts';

/**
 * Checks a dealer's folder without building it: settings, texts, links, images, legal requirements.
 * `isAdvice` marks what is doubtful but allowed. Links, images and texts are checked once the settings can be
 * read. A build stops only for mistakes of `loadTenant` and `contentPages`: a broken link must not stop new
 * stock from being published.
 */
export async function checkTenant(
  tenantsDir: string,
  slug: string,
  now: Date,
  dataDir: string | null = null,
): Promise<Problem[]> {
  const loaded = listTenants(tenantsDir).includes(slug) ? null : loadTenant(tenantsDir, slug);
  if (loaded !== null) return loaded.ok ? [] : loaded.problems;
  const { settings, files, problems } = readSettings({ subjects, crossChecks }, tenantsDir, slug);
  // What a language edition takes over is advised on at its dealer.
  const isEdition = (settings.site?.languageOf ?? null) !== null;
  const found = isEdition ? [] : [...adviseOn(settings, now), ...silentPictures(settings)];
  const advice = placeFindings(found, files);
  if (!isWhole(settings)) return sortProblems([...problems, ...advice]);
  const published = join(tenantsDir, slug, 'public');
  const dealer = dealerOf({ slug, settings });
  const dealerPublic = join(tenantsDir, dealer, 'public');
  const looker = pictureLooker([published, dealerPublic, sharedPublicFolder], settings.images);
  // The icon is checked elsewhere.
  const looked = new Set(['/favicon.svg']);
  const look: CheckedTexts['look'] = (path, address) => {
    looked.add(path);
    return looker(path, address);
  };
  const checked: CheckedTexts = { tenantsDir, slug, settings, now, look };
  const content = checkedContent(checked);
  // An unreadable snapshot is reported by the build.
  const stock = dataDir === null ? null : await readSnapshot(dataDir, dealer).catch(() => null);
  const { ofSettings, ofTexts } = linkAddresses({
    ...{ tenantsDir, slug, settings, now },
    content: content.addresses,
    stock,
  });
  const findings = [
    ...linkFindings(settings, ofSettings),
    ...garbledFindings(settings),
    ...markupFindings(settings),
    ...missingPageFindings(settings, content.slugs),
    ...redirectFindings(settings, ofTexts),
    ...placeholderFindings(settings, files),
    ...(await brandFindings(dealerPublic, settings.site.logo)),
    ...feedFindings(settings, join(tenantsDir, dealer)),
    ...feedFieldFindings(settings),
    ...(isEdition ? [] : noticeHoursFindings(settings, now)),
    ...(dataDir === null ? [] : await hidingFindings(settings, dealer, dataDir)),
    ...(await pictureFindings(checked)),
  ];
  const misnamed = misnamedSubjects(problems, files);
  const texts = await checkTexts(checked, ofTexts, knownMakes(settings, stock), content.problems);
  return sortProblems([
    ...problems,
    ...advice,
    ...placeFindings(
      findings.filter(({ subject }) => !misnamed.has(subject)),
      files,
    ),
    ...(await publicFileProblems(published, `tenants/${slug}/public`, looked)),
    ...translationAdvice(settings, files),
    ...languagePageAdvice(checked),
    ...reviewProblems(settings, { tenantsDir, slug: dealer }, files),
    ...texts,
  ]);
}

/**
 * What `checkTenant` did not check because a file of settings has mistakes; null if it checked everything. Without
 * this sentence, a list without mistakes in texts would look as if they had none.
 */
export function uncheckedNote(tenantsDir: string, slug: string): string | null {
  if (!listTenants(tenantsDir).includes(slug)) return null;
  const { settings } = readSettings({ subjects, crossChecks }, tenantsDir, slug);
  const unread = Object.keys(subjects).filter((subject) => !(subject in settings));
  if (unread.length === 0) return null;
  const files = unread.map((subject) => `${subject}.json`).join(', ');
  return `Texts, links and pictures were not checked: the settings of ${files} cannot be used until their mistakes are corrected.`;
}

/** Subjects whose file has a misspelt name: their defaults apply, so their links are not worth checking. */
function misnamedSubjects(
  problems: readonly Problem[],
  files: ReadonlyMap<string, SubjectFiles>,
): ReadonlySet<string> {
  const meant = problems.flatMap(({ kind, nearest = '' }) =>
    kind === 'file' ? nearest.replace(/^"|\.json"$/g, '') : [],
  );
  return new Set(meant.filter((subject) => files.get(subject)?.own.tree === undefined));
}

function isWhole(settings: Partial<Settings>): settings is Settings {
  return Object.keys(subjects).every((subject) => subject in settings);
}

function placeholderFindings({ site }: Settings, files: ReadonlyMap<string, SubjectFiles>): Finding[] {
  const words = Object.keys(dealerWords(site));
  return Object.entries(subjects).flatMap(([name, schema]) => {
    const own = files.get(name);
    return own === undefined
      ? []
      : adviseOnPlaceholders({ name, schema, files: own, hasFilledLists: hasFilledLists(name) }, words);
  });
}

async function pictureFindings({ settings, look }: CheckedTexts): Promise<Finding[]> {
  const findings = settingPictures(settings).map(async ({ subject, path, text }) => {
    const faults = await look(text);
    return faults.map((fault) => ({
      subject,
      path,
      ...fault,
      message: `${formatPath(path)} ${fault.message}`,
    }));
  });
  return (await Promise.all(findings)).flat();
}

/** A fetched feed may be missing for now; a missing local feed is a site without stock. */
function feedFindings({ feed }: Settings, tenantDir: string): Finding[] {
  if (feed.demo !== null || existsSync(join(tenantDir, feed.file))) return [];
  return [
    {
      subject: 'feed',
      path: ['file'],
      message: `file names "${feed.file}", and there is no such file yet: the site has no stock.`,
      found: JSON.stringify(feed.file),
      fix: "Name the feed as it is delivered, seen from the dealer's folder.",
      isAdvice: true,
    },
  ];
}
