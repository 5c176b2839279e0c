import { nearestWord } from '../../tenant/nearest.ts';
import { formatProblem } from '../../tenant/problem.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { hasCreditFigure } from '../../values/finance/rate-words.ts';
import { instantOf } from '../../values/time/date.ts';
import { checkText, escapedWords, mistakesIn } from '../markdown/checked-text.ts';
import { readHead } from '../markdown/front-matter.ts';
import {
  folderPath,
  foldersWithin,
  languageOfText,
  markdownFolder,
  readText,
  type TextsOfDealer,
} from '../markdown/markdown-folder.build.ts';
import { type TextPart, textParts } from '../markdown/text-parts.ts';
import { articleHead } from './article-head.ts';
import { articlePath } from './blog-paths.ts';

export interface Article {
  readonly slug: string;
  readonly section: string;
  readonly path: string;
  /** The language of the text; undefined if it is the site's. */
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string;
  /** As written in the front matter: a date, or a date and time. */
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly picture: string | null;
  readonly pictureAlt: string;
  readonly author: string | null;
  readonly search: string | null;
  readonly parts: readonly TextPart[];
  readonly hasRates: boolean;
}

/** The parts of a dealer that the blog needs. */
export interface BlogOfDealer extends TextsOfDealer {
  readonly tenant: TextsOfDealer['tenant'] & {
    readonly settings: {
      readonly blog: Pick<Settings['blog'], 'show' | 'sections'>;
      readonly site: Pick<Settings['site'], 'timeZone'>;
    };
  };
}

const known = new WeakMap<object, Article[]>();

/**
 * The articles of a dealer, newest first, including future ones; empty without a blog. Cached per site. Throws with
 * file and line if an article is invalid.
 */
export function blogArticles(dealer: BlogOfDealer): Article[] {
  const articles = known.get(dealer) ?? readArticles(dealer);
  known.set(dealer, articles);
  return articles;
}

function readArticles(dealer: BlogOfDealer): Article[] {
  const files = articleFiles(dealer);
  return files
    .flatMap((file) => readArticle(file, dealer))
    .sort((a, b) => b.publishedAt - a.publishedAt || a.path.localeCompare(b.path));
}

/** Collects the errors of all articles, whereas `blogArticles` throws at the first one. */
export function articleMistakes(dealer: BlogOfDealer): string[] {
  const names = mistakesIn(() => articleFiles(dealer));
  if (names.length > 0) return names;
  return articleFiles(dealer).flatMap((file) => mistakesIn(() => readArticle(file, dealer)));
}

interface ArticleFile {
  readonly section: string;
  readonly slug: string;
  readonly file: string;
}

function articleFiles(dealer: BlogOfDealer): ArticleFile[] {
  const { show, sections } = dealer.tenant.settings.blog;
  if (!show) return [];
  const slugs = sections.map(({ slug }) => slug);
  checkFolders(dealer, slugs);
  return slugs.flatMap((section) =>
    [...markdownFolder(dealer, `blog/${section}`)].map(([slug, file]) => {
      if (/^\d+$/.test(slug))
        throw new Error(
          `${file}  a number is the address of a page of the list; give the file a name in words.`,
        );
      return { section, slug, file };
    }),
  );
}

function checkFolders(dealer: BlogOfDealer, sections: readonly string[]): void {
  const [loose] = markdownFolder(dealer, 'blog').values();
  if (loose !== undefined)
    throw new Error(`${loose}  an article lies in the folder of its section: ${sections.join(', ')}.`);
  const strange = foldersWithin(dealer, 'blog').find((name) => !sections.includes(name));
  if (strange === undefined) return;
  const nearest = nearestWord(strange, sections);
  const guess = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new Error(
    `${folderPath(dealer, `blog/${strange}`)}  blog.json has no section "${strange}".${guess} Its sections: ${sections.join(', ')}.`,
  );
}

function readArticle({ section, slug, file }: ArticleFile, dealer: BlogOfDealer): Article[] {
  const source = readText(file).trim();
  if (source === '') return [];
  const read = readHead(source, articleHead);
  if (!read.ok) throw new Error(formatProblem({ file, ...read.mistake }));
  checkText(file, source);
  const { title, description, date, ...head } = read.head;
  const { lang, words } = languageOfText(file, dealer);
  const { heading, parts } = textParts(fill(read.body, escapedWords(words)), { pictures: dealer.pictures });
  if (heading !== null)
    throw new Error(`${file}:1  the title is the heading of an article: take the line with a single # away.`);
  return [
    {
      ...{ slug, section, path: articlePath({ section, slug }), date, lang, parts },
      ...head,
      title: fill(title, words),
      description: fill(description, words),
      publishedAt: instantOf(date, dealer.tenant.settings.site.timeZone) ?? Number.NaN,
      hasRates: hasCreditFigure(source),
    },
  ];
}
