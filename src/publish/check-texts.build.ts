import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shownModels } from '../catalogue/model-path.ts';
import { readBlock } from '../editorial/blocks/block.ts';
import { articleMistakes } from '../editorial/blog/articles.build.ts';
import { contentMistakes, contentPages } from '../editorial/content-pages.build.ts';
import { type MarkdownFile, markdownProblems, textProblem } from '../editorial/markdown-checks.ts';
import { strayTexts } from '../editorial/markdown-folder.build.ts';
import { type MarkdownPart, markdownParts } from '../editorial/markdown-parts.ts';
import { guessedAddresses, textAddresses } from '../editorial/text-addresses.build.ts';
import { decodeText } from '../tenant/json/text-encoding.ts';
import { modelSlug } from '../tenant/model-slug.ts';
import { nearestWord } from '../tenant/nearest.ts';
import type { Problem } from '../tenant/problem.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { errorsOf } from './check-report.ts';
import { dealerWords } from './dealer-words.ts';
import { linkFault } from './link-checks.ts';
import type { PictureFault } from './picture-checks.build.ts';
import type { SiteAddresses } from './site-addresses.ts';

/** A dealer's pages of text, and what they are checked against. */
export interface CheckedTexts {
  readonly tenantsDir: string;
  readonly slug: string;
  readonly settings: Settings;
  readonly now: Date;
  readonly look: (path: string) => Promise<PictureFault[]>;
}

interface TextFile extends MarkdownFile {
  /** False where it is not saved as texts are: what a build says of it is told. */
  readonly isReadable: boolean;
}

/** The names and addresses of a dealer's pages of text, and what a build says of those that are wrong. */
export function checkedContent(checked: CheckedTexts): {
  /** Without articles, on which nothing can be placed. */
  readonly slugs: readonly string[];
  readonly addresses: readonly string[];
  readonly problems: readonly Problem[];
} {
  const { tenantsDir, slug, settings, now } = checked;
  const words = () => dealerWords(settings.site);
  const site = { tenant: { dir: join(tenantsDir, slug), settings }, words, now };
  const mistakes = [...contentMistakes(site), ...articleMistakes(site)];
  if (mistakes.length === 0) {
    const slugs = contentPages(site).map((page) => page.slug);
    return { slugs, addresses: textAddresses(site), problems: [] };
  }
  const files = new Map(textFiles(checked).map((file) => [addressOf(file.name), file.text]));
  return {
    slugs: [...files.keys()].map((path) => path.slice(1)),
    addresses: guessedAddresses(site, files),
    problems: mistakes.map((told) => toldProblem(told, tenantsDir)),
  };
}

/** `tenants/pitstop/content/pages/warranty.md` is the page `/pages/warranty`. */
function addressOf(name: string): string {
  return name.replace(/^.*?\/content(?=\/)|\.md$/g, '');
}

/** `/…/tenants/pitstop/content/a.md:3  the sentence` as it is shown elsewhere. */
function toldProblem(told: string, tenantsDir: string): Problem {
  const [, file = '', line = '1', message = told] = /^(\S.*?)(?::(\d+))?\s\s(.*)$/s.exec(told) ?? [];
  const name = file.startsWith(tenantsDir) ? `tenants${file.slice(tenantsDir.length)}` : file;
  return textProblem({ name }, Number(line), { message });
}

/**
 * What is wrong with a dealer's pages of text: their heads, headings, words, rates, links and pictures. `known` is
 * what a build says of them; it is told where nothing more exact is.
 */
export async function checkTexts(
  checked: CheckedTexts,
  addresses: SiteAddresses,
  known: readonly Problem[],
): Promise<Problem[]> {
  const { settings, slug, now } = checked;
  const words = Object.keys(dealerWords(settings.site));
  const facts = { words, now, timeZone: settings.site.timeZone };
  const files = textFiles(checked).filter(({ isReadable }) => isReadable);
  const parts = await Promise.all(files.map((file) => linksAndPictures(file, addresses, checked)));
  const problems = [...files.flatMap((file) => markdownProblems(file, facts)), ...parts.flat()];
  const exact = new Set(errorsOf(problems).map(({ file }) => file));
  const privacy = addresses.always.has('/privacy-policy') ? [] : [noPrivacyPolicy(slug)];
  const strays = strayTexts(join(checked.tenantsDir, slug, 'content')).map((path) => strayText(slug, path));
  const unknown = files.flatMap((file) => strangeBlocks(file, settings));
  return [...problems, ...strays, ...unknown, ...known.filter(({ file }) => !exact.has(file)), ...privacy];
}

/** Blocks that name a section or a model that is not there: `::blog buyer-advise::` would show the newest of all. */
function strangeBlocks(file: MarkdownFile, { blog, catalogue }: Settings): Problem[] {
  const sections = blog.show ? blog.sections.map(({ slug }) => slug) : [];
  const models = shownModels(catalogue).map(modelSlug);
  return file.text.split('\n').flatMap((line, index) => {
    const reading = line.startsWith('::') ? readBlock(line) : null;
    if (!reading?.ok) return [];
    const { name, words } = reading.block;
    const isOfModels = name === 'compare-models' || name === 'accessories';
    if (!isOfModels && (name !== 'blog' || !blog.show)) return [];
    const known = isOfModels ? models : sections;
    const what = isOfModels ? 'catalogue.json has no model' : 'blog.json has no section';
    return words
      .filter((word) => !known.includes(word))
      .map((word) => {
        const nearest = nearestWord(word, known);
        return textProblem(file, index + 1, {
          message: `${what} "${word}".`,
          nearest,
          allowed: known.join(', '),
        });
      });
  });
}

async function linksAndPictures(
  file: MarkdownFile,
  addresses: SiteAddresses,
  { look }: CheckedTexts,
): Promise<Problem[]> {
  const problems = markdownParts(file.text).map(async (part) => {
    if (part.kind === 'link') return linkProblems(file, part, addresses);
    return part.kind === 'image' ? pictureProblems(file, part, look) : [];
  });
  return (await Promise.all(problems)).flat();
}

function linkProblems(
  file: MarkdownFile,
  { href, text, line }: MarkdownPart & { kind: 'link' },
  addresses: SiteAddresses,
): Problem[] {
  const fault = linkFault(href, addresses) ?? strangeLink(href);
  if (fault === null) return [];
  return [textProblem(file, line, { ...fault, message: `the link "${text}" ${fault.message}` })];
}

/** Links of a page are whole addresses or paths of the site: others break when the page moves. */
function strangeLink(href: string): PictureFault | null {
  if (/^(?:\/|#|https?:\/\/|mailto:|tel:)/.test(href)) return null;
  return {
    message: `leads to "${href}".`,
    fix: 'A link begins with / for a page of this site, or with https://, mailto: or tel:.',
  };
}

async function pictureProblems(
  file: MarkdownFile,
  { href, alt, line }: MarkdownPart & { kind: 'image' },
  look: CheckedTexts['look'],
): Promise<Problem[]> {
  const silent: PictureFault[] =
    alt.trim() === ''
      ? [
          {
            message: `"${href}" has no words for those who do not see it.`,
            fix: 'Write between the square brackets what is to be seen: ![A red ute on the beach](/ute.avif).',
          },
        ]
      : [];
  const faults = href.startsWith('/') ? await look(href) : [];
  return [...silent, ...faults].map((fault) =>
    textProblem(file, line, { ...fault, message: `the picture ${fault.message}` }),
  );
}

/** "APP 5 notice on forms" (Privacy Act 1988): forms lead to it. */
function noPrivacyPolicy(slug: string): Problem {
  return textProblem({ name: `tenants/${slug}/content/privacy-policy.md` }, 1, {
    message: 'there is no privacy policy, and every form asks for personal details (Privacy Act 1988).',
    fix: 'Take the empty file away, and the default one is there again, or write your own.',
  });
}

/** The dealer's own texts and the default ones that it leaves as they are; empty files are none, nor is a blog that is off. */
function textFiles({ tenantsDir, slug, settings }: CheckedTexts): TextFile[] {
  const isShown = (path: string) => settings.blog.show || !path.startsWith('blog/');
  const files = new Map(
    ['_defaults', slug].flatMap((folder) => {
      const content = join(tenantsDir, folder, 'content');
      return markdownBelow(content)
        .filter(isShown)
        .map((path): [string, TextFile] => [
          path,
          { name: `tenants/${folder}/content/${path}`, ...readText(join(content, path)) },
        ]);
    }),
  );
  return [...files.values()].filter(({ text, isReadable }) => !isReadable || text.trim() !== '');
}

function strayText(slug: string, path: string): Problem {
  const file = `tenants/${slug}/content/${path}`;
  const meant = path.replace(/(?:\.[A-Za-z]+)+$/, '').toLowerCase();
  return {
    ...textProblem({ name: file }, 1, { message: 'the file is passed over: a page of text ends in ".md".' }),
    kind: 'file',
    nearest: JSON.stringify(`${meant.replace(/[^a-z0-9/]+/g, '-')}.md`),
    fix: 'Save it as plain text (Markdown) under that name.',
  };
}

function readText(file: string): Pick<TextFile, 'text' | 'isReadable'> {
  const decoded = decodeText(readFileSync(file));
  // A byte order mark and empty lines before the top are no mistake.
  return { isReadable: decoded.ok, text: decoded.ok ? decoded.text.replace(/^\ufeff?\s*/, '') : '' };
}

function markdownBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort();
}
