import { parseDocument } from 'yaml';
import { garbledFault } from '../../tenant/garbled-texts.ts';
import { isJsonObject, type JsonObject } from '../../tenant/load/merge-settings.ts';
import { nearestWord } from '../../tenant/nearest.ts';
import type { Problem } from '../../tenant/problem.ts';
import { garbledIn } from '../../values/garbled.ts';
import { instantWindow } from '../../values/time/time-window.ts';
import { blockMistakes } from '../blocks/block.ts';
import { articleHead } from '../blog/article-head.ts';
import { pageHead } from '../page-head.ts';
import { bareRateIn } from './content-rates.ts';
import { headLine, headMistakes } from './front-matter.ts';
import { type MarkdownPart, markdownParts, splitMarkdown } from './markdown-parts.ts';

/** A Markdown page of a dealer. */
export interface MarkdownFile {
  /** Path for error messages: `tenants/pitstop/content/about-us.md`. */
  readonly name: string;
  readonly text: string;
}

export interface MarkdownFacts {
  /** Allowed placeholders, without braces. */
  readonly words: readonly string[];
  readonly now: Date;
  readonly timeZone: string;
}

/** Problems of a page, except for links and pictures. */
export function markdownProblems(file: MarkdownFile, facts: MarkdownFacts): Problem[] {
  const { frontMatter } = splitMarkdown(file.text);
  if (frontMatter === null) return [noFrontMatter(file)];
  return [
    ...frontMatterProblems(file, frontMatter, facts),
    ...headingProblems(file),
    ...placeholderProblems(file, facts.words),
    ...letterProblems(file),
    ...addressProblems(file),
    ...footnoteProblems(file),
    ...scriptProblems(file),
    ...rateProblems(file),
    ...blockProblems(file),
  ];
}

/** A problem at a line of a page. */
export function textProblem(
  file: Pick<MarkdownFile, 'name'>,
  line: number,
  problem: Pick<Problem, 'message' | 'found' | 'allowed' | 'nearest' | 'fix' | 'isAdvice'>,
): Problem {
  return { kind: 'cross', file: file.name, line, column: 1, key: '', ...problem };
}

function noFrontMatter(file: MarkdownFile): Problem {
  if (/^---\s*$/m.test(file.text.split('\n', 1)[0] ?? ''))
    return textProblem(file, 1, {
      message: 'the title and description begin here and do not end.',
      fix: 'Write a line "---" after them.',
    });
  return textProblem(file, 1, {
    message: 'the page does not begin with its title and description.',
    fix: 'Write at the very top a line "---", then "title: …" and "description: …", then a line "---" again.',
  });
}

const MAX_DESCRIPTION = 300;

function frontMatterProblems(file: MarkdownFile, frontMatter: string, facts: MarkdownFacts): Problem[] {
  const yaml = parseDocument(frontMatter);
  const [error] = yaml.errors;
  if (error !== undefined) {
    const line = 1 + (error.linePos?.[0].line ?? 1);
    return [textProblem(file, line, yamlFault(error.code))];
  }
  const written: unknown = yaml.toJS();
  const head = isJsonObject(written) ? written : {};
  const lineOf = (key: string) => headLine(frontMatter, key);
  const kind = file.name.includes('/content/blog/') ? articleHead : pageHead;
  return [
    ...headMistakes(frontMatter, head, kind).map((mistake) => ({ file: file.name, ...mistake })),
    ...tooLong(file, head['description'], lineOf('description')),
    ...dateProblems(file, head, lineOf, facts),
  ];
}

function yamlFault(code: string): Pick<Problem, 'message' | 'fix'> {
  if (code === 'DUPLICATE_KEY')
    return { message: 'this setting stands twice.', fix: 'Keep only one of them.' };
  if (code === 'TAB_AS_INDENT')
    return { message: 'the line begins with a tab.', fix: 'Let it begin with the name of the setting.' };
  const fix = 'A value with a colon, a # or quotes in it stands between double quotes.';
  return { message: 'the lines between the two "---" cannot be read.', fix };
}

function tooLong(file: MarkdownFile, description: unknown, line: number): Problem[] {
  if (typeof description !== 'string' || description.length <= MAX_DESCRIPTION) return [];
  const message = `description has ${description.length} letters; search engines show about 160.`;
  return [textProblem(file, line, { message, isAdvice: true })];
}

/** Pages and events that are over, or whose end is before their start. */
function dateProblems(
  file: MarkdownFile,
  head: JsonObject,
  lineOf: (key: string) => number,
  { now, timeZone }: MarkdownFacts,
): Problem[] {
  const [start, expiry] = [written(head['start']), written(head['expiry'])];
  if (expiry === null) return [];
  // Invalid dates are reported by the schema of the front matter.
  const shown = instantWindow({ start, expiry }, timeZone);
  if (shown === null) return [];
  if (shown.until <= shown.from) {
    const message = `expiry is ${expiry}, but the page starts on ${start}: it would never show.`;
    return [textProblem(file, lineOf('expiry'), { message, allowed: `a day after ${start}` })];
  }
  if (now.getTime() < shown.until) return [];
  const message = `expiry was ${expiry}, which is past.`;
  const fix = 'Take the page away, or give it a new day.';
  return [textProblem(file, lineOf('expiry'), { message, fix, isAdvice: true })];
}

function written(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

const MAX_HEADING = 200;

/** Screen reader users navigate by headings: there must be one h1, no skipped levels, and a few words in each. */
function headingProblems(file: MarkdownFile): Problem[] {
  const headings = markdownParts(file.text).filter(isHeading);
  const long = headings
    .filter(({ text }) => text.length > MAX_HEADING)
    .map(({ text, line }) =>
      textProblem(file, line, {
        message: `the heading "${shortened(text)}" has ${text.length} letters: a heading is read at a glance.`,
        fix: 'Write a few words, and the rest as text below it.',
        isAdvice: true,
      }),
    );
  const tops = headings.filter(({ depth }) => depth === 1);
  const second = tops[1];
  const jumps = headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.depth ?? 1;
    if (heading.depth <= before + 1) return [];
    const marks = (depth: number) => '#'.repeat(depth);
    return [
      textProblem(file, heading.line, {
        message: `the heading "${shortened(heading.text)}" has ${marks(heading.depth)}, two levels below the one before it.`,
        fix: `Write ${marks(before + 1)}: screen readers announce levels, and one is missing here.`,
      }),
    ];
  });
  if (second === undefined) return [...jumps, ...long];
  const fix = 'Write ## for it.';
  return [
    textProblem(file, second.line, {
      message: `"${shortened(second.text)}" is a second heading with one #.`,
      fix,
    }),
    ...jumps,
    ...long,
  ];
}

const SHOWN_LETTERS = 60;

/** A message that quotes a text stays readable. */
function shortened(text: string): string {
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1).trimEnd()}…` : text;
}

function isHeading(part: MarkdownPart): part is MarkdownPart & { kind: 'heading' } {
  return part.kind === 'heading';
}

/** An unknown placeholder such as `{dealr}` would be displayed literally. */
function placeholderProblems(file: MarkdownFile, words: readonly string[]): Problem[] {
  return file.text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\{(\w+)\}/g)]
      .filter(([, word = '']) => !words.includes(word))
      .map(([found, word = '']) => {
        const nearest = nearestWord(word, words);
        return textProblem(file, index + 1, {
          message: `${found} is no placeholder: it would stand on the page as it is.`,
          found: JSON.stringify(found),
          nearest: nearest === undefined ? undefined : `{${nearest}}`,
          allowed: words.map((known) => `{${known}}`).join(', '),
        });
      }),
  );
}

/** Characters that result from decoding a text with the wrong encoding. */
function letterProblems(file: MarkdownFile): Problem[] {
  return file.text.split('\n').flatMap((line, index) => {
    const garbled = garbledIn(line);
    return garbled === null ? [] : [textProblem(file, index + 1, garbledFault(garbled))];
  });
}

/** Markdown does not recognise URLs with spaces, so no link or picture is rendered. */
function addressProblems(file: MarkdownFile): Problem[] {
  return file.text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\((\/[^\s()"]*(?: +[^\s()"]+)+)\)/g)].map(([, address = '']) =>
      textProblem(file, index + 1, {
        message: `the address "${address}" has a space: it would stand on the page as it is written.`,
        nearest: JSON.stringify(address.replace(/ +/g, '-')),
        fix: 'Rename the file, with hyphens for spaces.',
      }),
    ),
  );
}

/** Some editors know footnotes; the Markdown of pages does not. Reported where each is used, not at its own text. */
function footnoteProblems(file: MarkdownFile): Problem[] {
  return file.text.split('\n').flatMap((line, index) =>
    [...line.replace(/`[^`]*`/g, '').matchAll(/\[\^[^\]\s]+\](?!:)/g)].map(([mark]) =>
      textProblem(file, index + 1, {
        message: `${mark} is no footnote here: it would stand on the page as it is.`,
        found: JSON.stringify(mark),
        fix: 'Write the note in brackets behind its sentence, or as a paragraph of its own.',
      }),
    ),
  );
}

/** HTML that the content security policy blocks (`publish/policy/content-policy.ts`). */
const deadHtml = /<(script|object|embed)\b|\s(on[a-z]+)\s*=/i;

function scriptProblems(file: MarkdownFile): Problem[] {
  return markdownParts(file.text).flatMap((part) => {
    const dead = part.kind === 'html' ? deadHtml.exec(part.html) : null;
    if (dead === null) return [];
    const [, element, handler] = dead;
    const name = element === undefined ? `${handler}="…"` : `<${element.toLowerCase()}>`;
    const message = `${name} does nothing here: pages run only the scripts of the platform.`;
    const fix = 'Remove it. What a chat or a valuation needs is a setting (chat.json, market.json).';
    return [textProblem(file, part.line, { message, fix })];
  });
}

function rateProblems(file: MarkdownFile): Problem[] {
  const bare = bareRateIn(file.text);
  if (bare === null) return [];
  return [
    textProblem(file, bare.line, {
      message: `"${bare.figure}" stands without a comparison rate.`,
      allowed:
        'no figures, or the comparison rate beside the annual rate, such as "6.29% p.a., 8.19% p.a. comparison rate"',
    }),
  ];
}

/** All of them: a build stops at the first. */
function blockProblems(file: MarkdownFile): Problem[] {
  return blockMistakes(file.text).map(({ line, sentence }) => textProblem(file, line, { message: sentence }));
}
