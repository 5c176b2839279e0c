import { resolve } from 'node:path';
import * as v from 'valibot';
import { feedFields, isFeedField } from '#src/stock/columns/feed-fields.ts';
import { nearestWord } from '#src/tenant/nearest.ts';
import { defineCommand, type ParsedArguments, tenantsDirOption, UsageError } from '../command-line.ts';
import { type AnswerName, type Answers, answerNames, questions, readFlags } from './questions.ts';

const answerOptions = Object.fromEntries(
  questions.map(({ name, text, allowed }) => [
    name,
    { type: 'string', value: 'TEXT', help: `${text} (${allowed})` } as const,
  ]),
);

export const newTenantCommand = defineCommand({
  name: 'new-tenant',
  about: "Creates a new dealer's folder from a few answers and a sample of its feed.",
  positionals: { SLUG: "the name of the dealer's folder: lower-case letters, digits and hyphens" },
  options: {
    ...answerOptions,
    feed: {
      type: 'string',
      value: 'FILE',
      help: 'a sample of the stock feed: CSV, JSON, NDJSON or XML, plain or gzipped',
    },
    'record-path': {
      type: 'string',
      value: 'PATH',
      help: 'path of the vehicles in XML or JSON, such as listings.listing, if they are not found',
    },
    column: {
      type: 'string',
      multiple: true,
      value: 'FIELD=NAME',
      help: "the feed's column for a field, such as price=Ask; can be repeated",
    },
    yes: {
      type: 'boolean',
      default: false,
      help: 'ask nothing: defaults for missing options; certain column guesses are accepted, others are listed',
    },
    'tenants-dir': tenantsDirOption,
  },
  notes: 'Asks for whatever no option gives. Writes nothing before the last question.',
  example: 'city-motors --feed sample.csv',
});

export interface Options {
  readonly slug: string;
  readonly feed: string | undefined;
  readonly recordPath: string | null;
  /** Columns of the feed by field, as in feed.json. */
  readonly columns: Readonly<Record<string, string>>;
  readonly flags: Partial<Answers>;
  readonly isSilent: boolean;
  readonly tenantsDir: string;
}

/** Throws a sentence for an invalid option. */
export function readOptions({
  values,
  positionals,
}: ParsedArguments<typeof newTenantCommand.options>): Options {
  const [slug, ...more] = positionals;
  if (slug === undefined || more.length > 0) throw new UsageError('One name for the folder is needed.');
  if (!/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/.test(slug)) {
    throw new Error(
      `"${slug}" cannot be the name of a dealer's folder. Allowed: 1 to 40 lower-case letters, digits and hyphens, such as "city-motors".`,
    );
  }
  const text = (name: string) => {
    const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : undefined;
  };
  const given = answerNames.flatMap((name): [AnswerName, string][] => {
    const value = text(name);
    return value === undefined ? [] : [[name, value]];
  });
  const flags = readFlags(Object.fromEntries(given));
  if (!flags.ok) throw new Error(flags.problem);
  const tenantsDir = resolve(text('tenants-dir') ?? 'tenants');
  return {
    slug,
    feed: text('feed'),
    recordPath: text('record-path') ?? null,
    columns: readColumns(values['column']),
    flags: flags.answers,
    isSilent: values['yes'] === true,
    tenantsDir,
  };
}

function readColumns(given: unknown): Record<string, string> {
  const pairs = v.parse(v.optional(v.array(v.string()), []), given).map((pair) => {
    const [, field, column] = /^(\w+)=(.+)$/.exec(pair) ?? [];
    if (field === undefined || column === undefined || !isFeedField(field)) {
      const nearest = nearestWord(field ?? '', feedFields);
      const guess = nearest === undefined ? '' : ` Did you mean "${nearest}=${column}"?`;
      throw new Error(
        `--column "${pair}" is invalid.${guess} Allowed: a field, "=" and the feed's column, as in: price=Ask. Fields: ${feedFields.join(', ')}.`,
      );
    }
    return [field, column] as const;
  });
  return Object.fromEntries(pairs);
}
