import { resolve } from 'node:path';
import { defineCommand, type ParsedArguments, runCommand, UsageError } from '../command-line.ts';
import { compareFolders } from './compare-folders.ts';
import { comparisonText } from './comparison-text.ts';

const command = defineCommand({
  name: 'compare',
  about: 'Lists the differences between two builds of the same sites for visitors, search engines and forms.',
  positionals: {
    BEFORE: 'a built site, or a folder of several sites, such as dist',
    AFTER: 'the same sites, built by other code',
  },
  options: {
    examples: { type: 'string', value: 'N', default: '5', help: 'how many differences of each kind to show' },
    all: { type: 'boolean', default: false, help: 'show every difference' },
    json: { type: 'boolean', default: false, help: 'print every difference as JSON' },
  },
  notes: `Compares the list of files; for pages the text, accessible names, headings, links, fields, pictures,
head, JSON-LD and content policy; JSON by value, other files byte by byte. Ignores differences in markup, styles,
scripts and the hashes in names under _astro. Build both for the same day, with --date. The exit code is 1 if there is
a difference.`,
  example: 'dist-main dist',
});

function exampleCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--examples ${text}: give a whole number.`);
  return Number(text);
}

function compareSites({ values, positionals }: ParsedArguments<typeof command.options>): number {
  const [before, after, ...rest] = positionals;
  if (before === undefined || after === undefined || rest.length > 0) {
    throw new UsageError('Two folders are needed: the build before the change and the one after it.');
  }
  const max = values.all ? Number.POSITIVE_INFINITY : exampleCount(values.examples);
  const comparison = compareFolders(resolve(before), resolve(after));
  console.log(values.json ? JSON.stringify(comparison, null, 2) : comparisonText(comparison, max));
  return comparison.differences.length === 0 ? 0 : 1;
}

/** Runs the command with these arguments. */
export async function runCompare(args: readonly string[]): Promise<void> {
  await runCommand(command, compareSites, args);
}

if (import.meta.main) await runCompare(process.argv.slice(2));
