import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

interface State {
  /** The tree whose code builds its own tenants. */
  readonly root: string;
  readonly slug: string;
  readonly dataDir: string;
  readonly outDir: string;
  /** `YYYY-MM-DD`: the same for both states. */
  readonly day: string;
  /** For messages: "The base", "Your change". */
  readonly name: string;
}

const resultsSchema = v.array(v.object({ ok: v.boolean(), problems: v.optional(v.array(v.string()), []) }));

/** Builds a dealer with the code of a tree. Progress goes to stderr; rejects with the build's problems. */
export async function buildState({ root, slug, dataDir, outDir, day, name }: State): Promise<void> {
  const args = [join(root, 'scripts/build.ts'), '--tenant', slug, '--out', outDir, '--date', day, '--json'];
  const env = { ...process.env, DATA_DIR: dataDir, REPORTS_DIR: join(dataDir, 'reports') };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const results = v.safeParse(v.pipe(v.string(), v.parseJson(), resultsSchema), output);
  if (results.success && results.output.every(({ ok }) => ok)) return;
  const problems = results.success
    ? results.output.flatMap((result) => result.problems)
    : [`The build ended with exit code ${code}.`];
  throw new Error(`${name} cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
