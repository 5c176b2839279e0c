import { formatProblem } from '../tenant/problem.ts';
import type { PlacedFormName } from '../tenant/settings/leads/contact.schema.ts';
import { fill } from '../values/fill.ts';
import { hasCreditFigure } from '../values/finance/rate-words.ts';
import { eventState } from './event/event-dates.ts';
import { checkText, escapedWords, mistakesIn } from './markdown/checked-text.ts';
import { readHead } from './markdown/front-matter.ts';
import {
  languageOfText,
  markdownFolder,
  readText,
  type TextLanguage,
  type TextsOfDealer,
} from './markdown/markdown-folder.build.ts';
import { type TextParts, textParts } from './markdown/text-parts.ts';
import { pageHead } from './page-head.ts';

export interface ContentPage extends TextParts {
  /** File name, prefixed with `pages/` if it is in that folder; the page's path is `/` and this. */
  slug: string;
  /** The language of the text; undefined if it is the site's. */
  lang: string | undefined;
  title: string;
  description: string;
  form: PlacedFormName | null;
  aliases: string[];
  picture: string | null;
  pictureAlt: string;
  start: string | null;
  expiry: string | null;
  countdown: boolean;
  /** The whole text without its blocks. */
  html: string;
  /** Whether the text mentions a rate, so that the comparison rate warning must be shown. */
  hasRates: boolean;
}

/**
 * Pages written in Markdown: `content/<slug>.md` and `content/pages/<slug>.md` of the dealer, or else of the
 * defaults. Placeholders such as {dealer} are filled in. An empty file removes a default page. Throws with file and
 * line if a page is invalid.
 */
export function contentPages(dealer: TextsOfDealer): ContentPage[] {
  const files = contentFiles(dealer);
  const pages = [...files].flatMap(([slug, file]) => readPage(slug, file, dealer));
  checkAddresses(pages, files);
  return pages;
}

/** Collects the errors of all pages, whereas `contentPages` throws at the first one. */
export function contentMistakes(dealer: TextsOfDealer): string[] {
  const names = mistakesIn(() => contentFiles(dealer));
  if (names.length > 0) return names;
  const files = [...contentFiles(dealer)];
  const mistakes = files.flatMap(([slug, file]) => mistakesIn(() => readPage(slug, file, dealer)));
  return mistakes.length > 0 ? mistakes : mistakesIn(() => contentPages(dealer));
}

function contentFiles(dealer: TextsOfDealer): Map<string, string> {
  const below = [...markdownFolder(dealer, 'pages')].map(([slug, file]) => [`pages/${slug}`, file] as const);
  const files = new Map([...markdownFolder(dealer, ''), ...below]);
  for (const [slug, file] of files) {
    if (taken.has(slug))
      throw new Error(`${file}  the address /${slug} belongs to another page; rename the file.`);
  }
  return files;
}

function readPage(slug: string, file: string, dealer: TextsOfDealer): ContentPage[] {
  const source = readText(file).trim();
  const { pictures } = dealer;
  return source === '' ? [] : [parsePage({ slug, file, source, pictures }, languageOfText(file, dealer))];
}

/** A page's path and its aliases. */
export function contentPaths({ slug, aliases }: Pick<ContentPage, 'slug' | 'aliases'>): string[] {
  return [`/${slug}`, ...aliases];
}

/** Paths of pages whose event is over. */
export function overPaths(dealer: TextsOfDealer, now: Date, timeZone: string): string[] {
  return contentPages(dealer)
    .filter((page) => eventState(page, now, timeZone) === 'over')
    .flatMap(contentPaths);
}

function checkAddresses(pages: readonly ContentPage[], files: ReadonlyMap<string, string>): void {
  // Paths of files have precedence: an alias that equals one of them is an error.
  const owners = new Map(pages.map(({ slug }) => [`/${slug}`, `${slug}.md`]));
  for (const page of pages) {
    for (const path of page.aliases) {
      const owner = owners.get(path) ?? (taken.has(path.slice(1)) ? 'another page' : undefined);
      if (owner !== undefined)
        throw new Error(`${files.get(page.slug)}  the address ${path} belongs to ${owner}.`);
      owners.set(path, `${page.slug}.md`);
    }
  }
}

/** Slugs that content pages must not have, because their paths belong to something else. */
const taken: ReadonlySet<string> = new Set([
  // A route of src/pages, or a folder of the built site.
  '404',
  'api',
  'blog',
  'book-test-drive',
  'brands',
  'budget',
  'cars',
  'catalogue',
  'chat',
  'compare',
  'contact',
  'contact-us',
  'dealer-locator',
  'forms',
  'index',
  'locations',
  'models',
  'pages',
  'pages/reviews',
  'parts',
  'price-range',
  'print',
  'search',
  'search-data',
  'sell-my-car',
  'sell-your-car',
  'shared-list',
  'special-offers',
  'success',
  'trade-in',
  'used-car',
  // A page that a function renders, for every dealer (functions/http/site/function-path.ts).
  'checkout-journey',
  'my-garage',
  'mybigboxcars',
  'myblinkr',
  'mymotorama',
  'myservco',
  'online-payment',
  'save-search',
  'sign-in',
  'spin-to-win',
  'watchlist',
]);

interface PageSource {
  readonly slug: string;
  readonly file: string;
  readonly source: string;
  readonly pictures: TextsOfDealer['pictures'];
}

/** Placeholders are filled in after parsing, because a dealer's name may contain YAML syntax. */
function parsePage({ slug, file, source, pictures }: PageSource, { lang, words }: TextLanguage): ContentPage {
  const read = readHead(source, pageHead);
  if (!read.ok) throw new Error(formatProblem({ file, ...read.mistake }));
  checkText(file, source);
  const { title, description, questions: hasQuestions, ...head } = read.head;
  if (head.countdown && head.expiry === null)
    throw new Error(`${file}:1  countdown counts to the expiry, and the page has none.`);
  const parts = textParts(fill(read.body, escapedWords(words)), { hasQuestions, pictures });
  return {
    slug,
    lang,
    title: fill(title, words),
    description: fill(description, words),
    ...head,
    ...parts,
    html: wholeHtml(parts),
    hasRates: hasCreditFigure(source),
  };
}

function wholeHtml({ heading, parts }: TextParts): string {
  const body = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  return heading === null ? body : `<h1>${heading}</h1>\n${body}`;
}
