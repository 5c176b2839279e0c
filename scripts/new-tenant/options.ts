import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { feedFields, isFeedField } from '#src/stock/columns/feed-fields.ts';
import { type AnswerName, type Answers, answerNames, readFlags } from './questions.ts';

export const usage = `npm run new-tenant -- <slug> --feed FILE [--name NAME --phone PHONE --address STREET --suburb TOWN --state QLD
  --postcode 4000 --legal-name NAME --email MAIL --licence NUMBER --abn NUMBER --weekdays 08:30-17:30 --saturday 09:00-16:00 --sunday ''
  --template showroom --colour #1f5fd1 --url https://www.dealer.com.au] [--yes] [--tenants-dir DIR]

  <slug>  the name of the dealer's folder: lower-case letters, digits and hyphens
  --feed  a sample of the stock feed: CSV, JSON, NDJSON or XML, plain or gzipped
  --record-path  where the vehicles stand in XML or JSON, as listings.listing; only where they are not found
  --column  which column is what, as --column price=Ask; again for each
  --yes   ask nothing: what has no flag is as usual, guessed columns are taken

What is not given is asked for. Nothing is written before the last question.`;

export interface Options {
  readonly slug: string;
  readonly feed: string | undefined;
  readonly recordPath: string | null;
  /** Our field to the feed's column, as in feed.json. */
  readonly columns: Readonly<Record<string, string>>;
  readonly flags: Partial<Answers>;
  readonly isSilent: boolean;
  readonly tenantsDir: string;
}

/** Null where only help is wanted. Throws with a sentence for what cannot be taken. */
export function readOptions(args: readonly string[]): Options | null {
  const flag = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(answerNames.map((name) => [name, flag])),
      feed: flag,
      'record-path': flag,
      column: { type: 'string', multiple: true },
      yes: { type: 'boolean', default: false },
      'tenants-dir': { type: 'string', default: 'tenants' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values['help'] === true) return null;
  const [slug, ...more] = positionals;
  if (slug === undefined || more.length > 0)
    throw new Error(`Which name should the folder have?\n\n${usage}`);
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
    if (field === undefined || column === undefined || !isFeedField(field))
      throw new Error(
        `--column "${pair}" cannot be taken. Allowed: one of our fields, "=" and the feed's column, as in: price=Ask. Our fields: ${feedFields.join(', ')}.`,
      );
    return [field, column] as const;
  });
  return Object.fromEntries(pairs);
}
