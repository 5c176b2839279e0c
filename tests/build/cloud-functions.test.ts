import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontFile } from '#functions/documents/fonts/dealer-fonts.ts';
import { libsqlServer } from '#functions/storage/libsql-server.fixture.ts';
import { typefaceNames } from '#src/ui/theme/fonts.ts';
import { testDistDir } from '../setup/sites.ts';

const run = promisify(execFile);
const project = resolve('.');
const site = 'https://www.harbourline.example';

/** A folder with what a host deploys: the bundle, the installed packages and the included files. */
const deployment = mkdtempSync(join(tmpdir(), 'deployment-'));

/**
 * The included files of the Netlify functions, relative to the project. The hosts' README.md tells Vercel to
 * include the same files.
 */
async function includedFiles(): Promise<string[]> {
  const { config } = await import('#functions/platform/netlify/functions.ts');
  return config.includedFiles.map((pattern) =>
    relative(project, resolve('functions/platform/netlify', pattern)),
  );
}

beforeAll(async () => {
  process.env['DATABASE_URL'] = 'libsql://not-asked.example';
  // Bundles as both hosts do: without packages, but with the project's own modules and `#program`.
  await build({
    entryPoints: {
      netlify: 'functions/platform/netlify/functions.ts',
      vercel: 'functions/platform/vercel/vercel.ts',
    },
    absWorkingDir: project,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: deployment,
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  });
  symlinkSync(join(project, 'node_modules'), join(deployment, 'node_modules'));
  const ofSites = (await includedFiles()).filter((pattern) => pattern.startsWith('dist/'));
  const ofDealer = ofSites.map((pattern) => pattern.replace('dist/*', 'harbourline'));
  for (const entry of globSync(ofDealer, { cwd: resolve(testDistDir), withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) cpSync(file, join(deployment, 'dist', relative(resolve(testDistDir), file)));
  }
});

afterAll(() => rmSync(deployment, { recursive: true, force: true }));

interface Asked {
  readonly path: string;
  readonly body?: string;
}

const calls = {
  netlify: "answer(request, { ip: '203.0.113.7', waitUntil: () => {} })",
  vercel: 'answer.fetch(request)',
};

/** A request as the host passes it to the bundle, in the text of a program. */
function requestText({ path, body }: Asked): string {
  const init = {
    headers: {
      Accept: 'text/html',
      ...(body !== undefined && { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { method: 'POST', body }),
  };
  return `new Request(${JSON.stringify(`${site}${path}`)}, ${JSON.stringify(init)})`;
}

/** The responses of a host's bundle, which runs in its own process in the deployed folder. */
async function ask(host: keyof typeof calls, asked: readonly Asked[], databaseUrl: string) {
  const code = `
    const { default: answer } = await import('./${host}.mjs');
    const replies = [];
    for (const request of [${asked.map(requestText).join()}]) {
      const reply = await ${calls[host]};
      replies.push({ status: reply.status, html: await reply.text() });
    }
    console.log(JSON.stringify(replies));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: deployment,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_AUTH_TOKEN: 'token' },
  });
  const replies: { status: number; html: string }[] = JSON.parse(stdout);
  return replies;
}

describe.each(['netlify', 'vercel'] as const)('the functions as %s deploys them', (host) => {
  it('render the page of a calculation, without a database', async () => {
    const path = '/api/finance/calculation?amount=25000';
    const [calculation] = await ask(host, [{ path }], 'libsql://not-asked.example');
    expect(calculation?.status).toBe(200);
    expect(calculation?.html).toContain('<h1 id="finance-calculator-heading">');
  });

  it('render the page of a refused form, and then store a lead in the database', async () => {
    await using database = await libsqlServer('token');
    const fields = { name: 'Ada', last_name: 'Lovelace', email: 'ada@mail.example', phone: '0412 345 678' };
    const place = { postcode: '4000', location: 'harbourline-brisbane-city', category: 'General Enquiry' };
    const lead = new URLSearchParams({
      form: 'enquiry',
      ...fields,
      ...place,
      message: 'Is it still there?',
      terms_conditions: 'true',
    }).toString();
    const forms = ['form=enquiry', lead].map((body) => ({ path: '/api/leads', body }));
    const [refused, stored] = await ask(host, forms, database.url);
    expect(refused?.status).toBe(422);
    expect(refused?.html).toContain('<header id="site-header"');
    expect(stored?.status).toBe(303);
    expect(database.database.prepare('select count(*) as kept from leads').get()).toEqual({ kept: 1 });
  });
});

it('a deployment contains the fonts for PDFs', async () => {
  const patterns = await includedFiles();
  const files = typefaceNames.flatMap((name) => [fontFile(name, 400), fontFile(name, 800)]);
  const isCarried = (file: string) =>
    patterns.some((pattern) => matchesGlob(relative(project, file), pattern));
  expect(files.filter((file) => !isCarried(file))).toEqual([]);
});
