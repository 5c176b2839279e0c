import {
  buildCommand,
  chaosCommand,
  functionsCommand,
  pagesCommand,
  publishCommand,
  searchCommand,
} from '#tests/bench/commands.ts';
import { type Command, defineCommand, type ParsedArguments, runCommand, UsageError } from './command-line.ts';

interface Bench {
  readonly about: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** A benchmark prints its table and returns whether the result is within its limit. */
function benchOf<Options extends Command['options']>(
  command: Command<Options>,
  measure: (parsed: ParsedArguments<Options>) => Promise<boolean>,
): Bench {
  const run = async (parsed: ParsedArguments<Options>) => ((await measure(parsed)) ? 0 : 1);
  return { about: command.about, run: (args) => runCommand(command, run, args) };
}

const benches: Readonly<Record<string, Bench>> = {
  pages: benchOf(pagesCommand, async (parsed) => (await import('#tests/bench/pages.ts')).benchPages(parsed)),
  build: benchOf(buildCommand, async (parsed) => (await import('#tests/bench/build.ts')).benchBuild(parsed)),
  chaos: benchOf(chaosCommand, async (parsed) => (await import('#tests/bench/chaos.ts')).benchChaos(parsed)),
  publish: benchOf(publishCommand, async (parsed) =>
    (await import('#tests/bench/publish.ts')).benchPublish(parsed),
  ),
  search: benchOf(searchCommand, async (parsed) =>
    (await import('#tests/bench/search.ts')).benchSearch(parsed),
  ),
  functions: benchOf(functionsCommand, async (parsed) =>
    (await import('#tests/bench/functions.ts')).benchFunctions(parsed),
  ),
};

const command = defineCommand({
  name: 'bench',
  about: 'Runs a benchmark, where possible as a ratio to comparable libraries. npm test runs none of them.',
  forms: ['WHAT [options]', 'WHAT --help'],
  positionals: Object.fromEntries(Object.entries(benches).map(([name, { about }]) => [name, about])),
  options: {},
  example: 'pages --runs 1',
});

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench !== undefined) await bench.run(args);
else
  await runCommand(command, () => {
    throw new UsageError(`Which benchmark? One of ${Object.keys(benches).join(', ')}.`);
  });
