import { dayOption, defineCommand, type ParsedArguments, runCommand, UsageError } from '../command-line.ts';
import type { Preview } from './show-change.ts';

const command = defineCommand({
  name: 'preview-change',
  about: "Shows the effect of changes of a dealer's files on its pages, with screenshots before and after.",
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'the dealer' },
    base: {
      type: 'string',
      value: 'REF',
      help: 'state to compare with: a branch, a tag or a commit, such as main or HEAD',
    },
    pictures: {
      type: 'string',
      value: 'N',
      default: '12',
      help: 'number of pages with screenshots, one of each kind first; 0 for none',
    },
    date: { type: 'string', value: 'DAY', help: 'build both states for this day, YYYY-MM-DD (today)' },
  },
  notes: `Builds the base with its own code, and the present files with the present code, with the same stock and the
installed packages; writes a report of the differing pages to .data/preview/<slug>/report/index.html.`,
  example: '--tenant city-motors --base main',
});

type Values = ParsedArguments<typeof command.options>['values'];

function checkedOptions({ tenant: slug, base: ref, date: day, pictures: count }: Values): Preview {
  if (slug === undefined || ref === undefined) throw new UsageError('--tenant and --base are needed.');
  const pictures = Number(count);
  if (!Number.isInteger(pictures) || pictures < 0 || pictures > 200)
    throw new UsageError(`--pictures ${count}: give a whole number from 0 to 200.`);
  return { slug, ref, pictures, day: day === undefined ? undefined : dayOption(day) };
}

await runCommand(command, async ({ values }) => {
  const options = checkedOptions(values);
  // Server and renderer are loaded after the arguments have been checked: help is printed at once.
  const { previewChange } = await import('./show-change.ts');
  await previewChange(options);
});
