import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { isJsonObject, type JsonObject } from '../../tenant/load/merge-settings.ts';
import { findMistakes } from '../../tenant/mistakes/find-mistakes.ts';
import type { Mistake } from '../../tenant/mistakes/mistake.ts';
import type { Problem } from '../../tenant/problem.ts';
import { instantOf } from '../../values/time/date.ts';
import { splitMarkdown } from './markdown-parts.ts';

type HeadSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** The front matter of a kind of text. */
interface HeadKind<Schema extends HeadSchema = HeadSchema> {
  readonly schema: Schema;
  /** Name of the kind in error messages: "a page", "an article". */
  readonly name: string;
  /** Error message if the front matter is missing: what it must contain. */
  readonly needs: string;
  /** Allowed values by setting, for error messages. */
  readonly allowed: Readonly<Record<string, string>>;
}

type HeadMistake = Omit<Problem, 'file'>;

type Head<Schema extends HeadSchema> =
  | { readonly ok: true; readonly head: v.InferOutput<Schema>; readonly body: string }
  | { readonly ok: false; readonly mistake: HeadMistake };

/** Parses the front matter of a Markdown text; returns it with the body, or the first error. */
export function readHead<Schema extends HeadSchema>(source: string, kind: HeadKind<Schema>): Head<Schema> {
  const { frontMatter, body } = splitMarkdown(source);
  const head = readYaml(frontMatter ?? '');
  const parsed = v.safeParse(kind.schema, head);
  if (parsed.success) return { ok: true, head: parsed.output, body };
  const [mistake] = isJsonObject(head) ? headMistakes(frontMatter ?? '', head, kind) : [];
  return { ok: false, mistake: mistake ?? { ...atLine(1, ''), message: kind.needs } };
}

/** All errors in the front matter, one per setting; unknown settings first. */
export function headMistakes(frontMatter: string, head: JsonObject, kind: HeadKind): HeadMistake[] {
  const mistakes = findMistakes(kind.schema, head, () => undefined);
  const byKey = new Map(mistakes.map((mistake) => [String(mistake.path[0]), mistake]));
  return [...byKey]
    .map(([key, mistake]) => ({ ...atLine(headLine(frontMatter, key), key), ...inWords(key, mistake, kind) }))
    .sort((a, b) => Number(b.kind === 'key') - Number(a.kind === 'key') || a.line - b.line);
}

function inWords(key: string, { kind, found, nearest }: Mistake, { schema, name, allowed }: HeadKind) {
  if (kind === 'key')
    return {
      kind,
      message: `${key} is not a setting of ${name}.`,
      nearest: nearest?.replaceAll('"', ''),
      allowed: Object.keys(schema.entries).join(', '),
    };
  if (allowed[key] !== undefined)
    return { message: `${key} ${found === undefined ? '' : `is ${found}; it `}must be ${allowed[key]}.` };
  if (kind === 'missing' || found === '""')
    return { message: `${key} is missing at the top of the page.`, fix: purposes[key] };
  return { message: `${key} is ${found}, and must be a text: write it between double quotes.` };
}

const purposes: Readonly<Record<string, string>> = {
  title: 'It stands in the tab and in search results.',
  description: 'One or two sentences for search engines.',
};

function atLine(line: number, key: string): Pick<HeadMistake, 'kind' | 'line' | 'column' | 'key'> {
  return { kind: 'value', line, column: 1, key };
}

/** Line number of a setting in the file; 1 if it is missing. */
export function headLine(frontMatter: string, key: string): number {
  const index = frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return 2 + Math.max(-1, index);
}

function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return null;
  }
}

/** Settings shared by pages and articles. */
export const headText = v.pipe(v.string(), v.trim(), v.minLength(1));

export const headPicture = v.pipe(v.string(), v.regex(/^\/(?!\/)\S+\.(?:avif|webp|png|jpe?g|svg)$/));

/** A date, or a date and time; without an offset in the dealer's time zone. */
export const headDate = v.pipe(
  v.string(),
  v.check((written) => instantOf(written, 'UTC') !== null),
);

export const ALLOWED_DATE = 'a day such as 2026-12-01, or a day and a time such as 2026-12-01T16:00';
export const ALLOWED_PICTURE = 'a path such as "/stock-photos/suv/blue-front.avif"';

/** Pattern of file names that become URL segments. */
export const ADDRESS_WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
