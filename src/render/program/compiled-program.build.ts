import { fork } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning } from '../../publish/build/is-running.build.ts';
import { ENTRY_FILE, PROGRAM_MODULE } from './program-folder.ts';

const compiler = fileURLToPath(new URL('./compile-program.build.ts', import.meta.url));

/** Number of programs kept, because another process may be building with an older one. */
const KEPT_PROGRAMS = 4;

/**
 * Folder of the compiled program: the code of all pages for any tenant, and the files for browsers. Compiles
 * it if there is none for `digest` (of the code). It is inside the project, so that its modules find the
 * packages. Rejects with the compiler's messages.
 */
export async function compiledProgram(root: string, digest: string): Promise<string> {
  const programs = join(root, '.data/programs');
  const folder = join(programs, digest);
  if (!existsSync(join(folder, ENTRY_FILE))) await compileInto(root, folder);
  const now = new Date();
  utimesSync(folder, now, now);
  nameForFunctions(root, digest);
  clearAway(programs);
  return folder;
}

/** Writes the module that hosts bundle with the functions as `#program` (`functions/platform/README.md`). */
function nameForFunctions(root: string, digest: string): void {
  const draft = join(root, `.data/program.${process.pid}.new`);
  const entry = `./programs/${digest}/${ENTRY_FILE}`;
  writeFileSync(
    draft,
    `export const digest = '${digest}';\nexport { renderOnDemand as render } from '${entry}';\n`,
  );
  renameSync(draft, join(root, PROGRAM_MODULE));
}

async function compileInto(root: string, folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}.new`;
  mkdirSync(draft, { recursive: true });
  try {
    await compile(root, draft);
    // Two processes may have compiled the same code at once: both use the first folder.
    if (!existsSync(folder)) renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, ENTRY_FILE))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function compile(root: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(compiler, [root, folder], {
      cwd: root,
      // Also in tests: React's development build renders other HTML.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    const output: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`The pages could not be compiled (${signal ?? `code ${code}`}).\n${output.join('')}`),
        );
    });
  });
}

function clearAway(programs: string): void {
  const names = readdirSync(programs);
  const finished = names
    .filter((name) => !name.endsWith('.new'))
    .map((name) => join(programs, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt);
  const left = names.filter((name) => name.endsWith('.new') && !isRunning(Number(name.split('.').at(-2))));
  const old = [
    ...finished.slice(KEPT_PROGRAMS).map(({ path }) => path),
    ...left.map((name) => join(programs, name)),
  ];
  for (const path of old) rmSync(path, { recursive: true, force: true });
}
