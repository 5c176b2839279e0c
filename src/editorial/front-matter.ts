import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { nearestWord } from '../tenant/nearest.ts';
import { instantOf } from '../values/date.ts';
import { splitMarkdown } from './markdown-parts.ts';

/** What is wrong at the top of a text, and on which line of its file. */
export interface HeadMistake {
  readonly line: number;
  readonly sentence: string;
}

type Head<Schema extends v.StrictObjectSchema<v.ObjectEntries, undefined>> =
  | { readonly ok: true; readonly head: v.InferOutput<Schema>; readonly body: string }
  | { readonly ok: false; readonly mistake: HeadMistake };

interface Wording {
  /** What the text is called: "a page", "an article". */
  readonly name: string;
  /** Where nothing can be read: what must stand there. */
  readonly needs: string;
  /** By setting, what may stand there. */
  readonly allowed: Readonly<Record<string, string>>;
}

/** The settings between the two lines of `---` at the top of a Markdown text, and what follows them. */
export function readHead<Schema extends v.StrictObjectSchema<v.ObjectEntries, undefined>>(
  source: string,
  schema: Schema,
  wording: Wording,
): Head<Schema> {
  const { frontMatter, body } = splitMarkdown(source);
  const parsed = v.safeParse(schema, readYaml(frontMatter ?? ''));
  if (parsed.success) return { ok: true, head: parsed.output, body };
  const key = parsed.issues[0].path?.[0]?.key;
  const sentence = whatIsWrong(typeof key === 'string' ? key : null, schema, wording);
  return { ok: false, mistake: { line: lineOf(frontMatter ?? '', String(key)), sentence } };
}

function whatIsWrong(
  key: string | null,
  { entries }: v.StrictObjectSchema<v.ObjectEntries, undefined>,
  { name, needs, allowed }: Wording,
): string {
  if (key === null) return needs;
  const known = Object.keys(entries);
  if (known.includes(key)) return allowed[key] === undefined ? needs : `${key} must be ${allowed[key]}.`;
  const nearest = nearestWord(key, known);
  const guess = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `${key} is not a setting of ${name}.${guess} Allowed here: ${known.join(', ')}.`;
}

/** The line of the file; the first where the setting is missing. */
function lineOf(frontMatter: string, key: string): number {
  return (
    2 +
    Math.max(
      -1,
      frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`)),
    )
  );
}

function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return null;
  }
}

/** Settings that pages and articles share. */
export const headText = v.pipe(v.string(), v.trim(), v.minLength(1));

export const headPicture = v.pipe(v.string(), v.regex(/^\/(?!\/)\S+\.(?:avif|webp|png|jpe?g|svg)$/));

/** A day, or a day and a time; the dealer's wall clock where it names no offset. */
export const headDate = v.pipe(
  v.string(),
  v.check((written) => instantOf(written, 'UTC') !== null),
);

export const allowedDate = 'a day such as 2026-12-01, or a day and a time such as 2026-12-01T16:00';
export const allowedPicture = 'a path such as "/stock-photos/suv/blue-front.avif"';
