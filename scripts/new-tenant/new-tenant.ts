import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import * as v from 'valibot';
import { checkTenantsDir } from '#src/tenant/load/tenant-folder.build.ts';
import { type FeedSettings, feedSchema } from '#src/tenant/settings/publish/feed.schema.ts';
import { themeSchema } from '#src/tenant/settings/site/theme.schema.ts';
import { type ParsedArguments, runCommand } from '../command-line.ts';
import { allAnswers, askQuestions } from './ask.ts';
import { agreeOnColumns } from './columns/agree-columns.ts';
import { type FeedSample, readFeedSample, type Trial, tryImport, yardNames } from './columns/feed-sample.ts';
import { proposalNotes, proposalTable } from './columns/proposal-table.ts';
import { heroPicture } from './hero-picture.ts';
import { letterLogo } from './letter-logo.ts';
import { newTenantCommand, type Options, readOptions } from './options.ts';
import type { Answers } from './questions.ts';
import { tenantFiles } from './tenant-files.ts';
import { coloursOf } from './theme-of-colour.ts';
import { takenSentence, writeTenant } from './write-tenant.ts';

function defaultsOf<T>(tenantsDir: string, subject: string, schema: v.GenericSchema<unknown, T>): T {
  const file: unknown = JSON.parse(readFileSync(join(tenantsDir, '_defaults', `${subject}.json`), 'utf8'));
  const { $schema: _, ...settings } = v.parse(v.looseObject({}), file);
  return v.parse(schema, settings);
}

/** Creates a dealer's folder from answers and a feed. */
async function newTenant(options: Options, lines: Interface | null): Promise<void> {
  const { slug, flags, tenantsDir } = options;
  checkTenantsDir(tenantsDir);
  if (existsSync(join(tenantsDir, slug))) throw new Error(takenSentence(slug));
  const defaults = {
    feed: defaultsOf(tenantsDir, 'feed', feedSchema),
    theme: defaultsOf(tenantsDir, 'theme', themeSchema),
  };
  const sample = await sampleOf(options, lines, defaults.feed);
  const answers = lines === null ? allAnswers(flags, slug) : await askQuestions(lines, flags, slug);
  const columns = await agreeOnColumns(sample.proposal, options.columns, lines);
  console.log([...proposalNotes(sample.proposal, columns), ''].join('\n'));
  const { recordPath } = sample;
  const trial = tryImport(sample.bytes, { ...defaults.feed, recordPath, columns }, new Date());
  const yards = yardNames(sample);
  const { theme } = defaults;
  const colours = coloursOf(answers.colour, theme.colours);
  const logo = letterLogo(answers.name, theme.fonts.heading, { ...colours, text: theme.colours.onHeader });
  const feed = { file: sample.file, recordPath, columns, yardCodes: yards.length === 1 ? yards : [] };
  const files = tenantFiles({
    answers,
    logo,
    colours,
    feed,
    heroPicture: heroPicture(trial.bodies),
    hasPhotos: trial.withPhoto > 0,
  });
  writeTenant({
    tenantsDir,
    slug,
    files: new Map<string, string | Uint8Array>([...files, [sample.file, sample.bytes]]),
  });
  console.log(ending(slug, answers, trial, yards));
}

async function sampleOf(
  { feed, recordPath }: Options,
  lines: Interface | null,
  settings: FeedSettings,
): Promise<FeedSample> {
  if (feed === undefined && lines === null)
    throw new Error('A sample of the feed is needed, as in: --feed stock.csv');
  const path = feed ?? (await lines?.question('Where is a sample of the stock feed? ')) ?? '';
  const sample = await readOrAsk(path.trim(), { ...settings, recordPath }, lines);
  console.log(
    `\n${counted(sample.records.length, 'row')}. What the columns mean:\n\n${proposalTable(sample.proposal)}\n`,
  );
  return sample;
}

/** Asks for the path of the vehicles if it cannot be found. */
async function readOrAsk(path: string, settings: FeedSettings, lines: Interface | null): Promise<FeedSample> {
  try {
    return readFeedSample(path, settings);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('recordPath')) throw error;
    if (lines === null) throw new Error(`${error.message} For example: --record-path listings.listing`);
    console.log(error.message);
    const said = (await lines.question('Where do the vehicles stand? [stop] ')).trim();
    if (said === '') throw new Error('Nothing was written.');
    return readOrAsk(path, { ...settings, recordPath: said }, lines);
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function ending(slug: string, answers: Answers, trial: Trial, yards: readonly string[]): string {
  const { vehicles, rejected, firstReject, withPrice, withPhoto } = trial;
  const lines = [
    `tenants/${slug} was created: ${counted(vehicles, 'vehicle')}, ${withPrice} with a price, ${withPhoto} with a photograph.`,
    ...(rejected > 0
      ? [
          `${counted(rejected, 'row')} ${rejected === 1 ? 'was' : 'were'} rejected; the first, ${firstReject}.`,
        ]
      : []),
    ...(yards.length > 1
      ? [
          `The feed names ${yards.length} yards (${yards.slice(0, 6).join(', ')}): add one to locations.json for each, its name under "yardCodes".`,
        ]
      : []),
    '',
    'What to do next:',
    `  npm run dev -- --tenant ${slug}      shows it while you change it`,
    `  npm run check -- --tenant ${slug}    lists what is still missing`,
    `  npm run build -- --tenant ${slug}`,
    '',
    'Worth changing first: tagline and description in site.json, the picture and words in home.json, public/logo.svg.',
    ...(answers.url.endsWith('.example')
      ? ['"url" in site.json is made up: put the address of the site there.']
      : []),
    `Have the supplier send the feed to tenants/${slug}/stock, the folder of the sample. It is not part of the repository.`,
  ];
  return lines.join('\n');
}

async function askAndCreate(parsed: ParsedArguments<typeof newTenantCommand.options>): Promise<void> {
  const options = readOptions(parsed);
  const isAsking = !options.isSilent && process.stdin.isTTY;
  const lines = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  lines?.once('SIGINT', () => {
    console.log('\nNothing was written.');
    process.exit(130);
  });
  try {
    await newTenant(options, lines);
  } finally {
    lines?.close();
  }
}

/** Runs the command with these arguments. */
export async function runNewTenant(args: readonly string[]): Promise<void> {
  await runCommand(newTenantCommand, askAndCreate, args);
}

if (import.meta.main) {
  // A signal takes effect only after files are written completely.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  await runNewTenant(process.argv.slice(2));
}
