import { resolve } from 'node:path';
import { hidingOf } from '#src/checks/hiding-notes.build.ts';
import { type ExplainedSubjects, explainSetting } from '#src/tenant/explain/explain-setting.ts';
import { explainedSubjects } from '#src/tenant/explain/explain-tenant.build.ts';
import { explanationText, ownSettingsText } from '#src/tenant/explain/explanation-text.ts';
import { findSettings } from '#src/tenant/explain/find-setting.ts';
import { parseKey } from '#src/tenant/explain/setting-key.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { checkTenantsDir } from '#src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import {
  defineCommand,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
  UsageError,
} from '../command-line.ts';

const command = defineCommand({
  name: 'explain',
  about: 'Explains a setting: its meaning, its value and where the value comes from.',
  positionals: {
    'KEY…':
      'settings such as leads.optInDefault, groups such as leads.terms, or plain words such as opening hours',
  },
  options: {
    tenant: {
      type: 'string',
      value: 'SLUG',
      help: 'the dealer whose values to show; without KEY all that it sets itself (the defaults)',
    },
    'tenants-dir': tenantsDirOption,
    json: { type: 'boolean', default: false, help: 'print it as JSON' },
  },
  example: '--tenant city-motors leads.optInDefault',
});

type Typed = ParsedArguments<typeof command.options>;
type Variables = Readonly<Record<string, string | undefined>>;

async function explain({ values, positionals }: Typed, variables: Variables): Promise<void> {
  const { tenant } = values;
  if (positionals.length === 0 && (tenant === undefined || values.json))
    throw new UsageError('A setting is needed, such as leads.optInDefault.');
  const tenantsDir = resolve(values['tenants-dir']);
  checkTenantsDir(tenantsDir);
  const subjects = explainedSubjects(tenantsDir, knownTenant(tenantsDir, values.tenant));
  const whose = values.tenant ?? 'the defaults; --tenant SLUG asks for a dealer';
  if (!values.json) console.log(`Settings of ${whose}.\n`);
  if (tenant !== undefined && positionals.length === 0) {
    console.log(ownSettingsText(subjects, tenant));
    return;
  }
  for (const key of askedKeys(positionals, subjects)) {
    const explained = explainSetting(key, subjects);
    if (!explained.ok) {
      const found = key.includes('.') ? [] : findSettings(key, subjects);
      console.error(found.length === 0 ? explained.message : foundText(key, found));
      process.exitCode = 1;
    } else if (values.json) console.log(JSON.stringify(explained.explanation, null, 2));
    else {
      console.log(`${explanationText(explained.explanation, values.tenant ?? 'a dealer')}\n`);
      const isHiding = explained.explanation.key.startsWith('vehicle.hiding');
      if (isHiding && values.tenant !== undefined) await tellHiding(tenantsDir, values.tenant, variables);
    }
  }
}

/** Plain words are one question, with or without quotation marks. */
function askedKeys(positionals: readonly string[], subjects: ExplainedSubjects): readonly string[] {
  const isKey = (word: string) => word.includes('.') || subjects.has(String(parseKey(word)?.[0]));
  return positionals.some(isKey) ? positionals : [positionals.join(' ')];
}

async function tellHiding(tenantsDir: string, slug: string, variables: Variables): Promise<void> {
  const notes = await hidingOf(tenantsDir, slug, resolve(variables['DATA_DIR'] ?? '.data'));
  if (notes.length > 0)
    console.log(`Of the present stock:\n${notes.map(({ sentence }) => `  ${sentence}\n`).join('')}`);
}

function foundText(words: string, found: readonly string[]): string {
  return `Settings that "${words}" may mean:\n${found.map((key) => `  npm run explain -- ${key}`).join('\n')}`;
}

/** Also explains a dealer with invalid settings, who needs it most. */
function knownTenant(tenantsDir: string, slug: string | undefined): string {
  if (slug === undefined) return '_defaults';
  const loaded = loadTenant(tenantsDir, slug);
  const unknown = loaded.ok ? undefined : loaded.problems.find(({ kind }) => kind === 'tenant');
  if (unknown !== undefined) throw new Error(formatProblem(unknown));
  return slug;
}

/** Runs the command with these arguments and environment variables. */
export async function runExplain(args: readonly string[], variables: Variables): Promise<void> {
  await runCommand(command, (typed) => explain(typed, variables), args);
}

if (import.meta.main) await runExplain(process.argv.slice(2), process.env);
