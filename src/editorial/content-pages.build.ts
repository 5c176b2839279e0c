import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { type PlacedFormName, placedFormSchema } from '../tenant/settings/contact.schema.ts';
import { fill } from '../values/fill.ts';
import { hasCreditFigure } from '../values/rate-words.ts';
import { bareRateIn } from './content-rates.ts';

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** What stands between the two `---` lines at the top of a Markdown page. */
const frontMatterSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
  /** Stands below the text. */
  form: v.optional(v.nullable(placedFormSchema), null),
  /** Other addresses of the page; search engines are told that its own is the one. */
  aliases: v.optional(v.array(v.pipe(v.string(), v.regex(new RegExp(`^/(?:pages/)?${word}$`)))), []),
});

export interface ContentPage {
  slug: string;
  title: string;
  description: string;
  form: PlacedFormName | null;
  aliases: string[];
  html: string;
  /** It names a rate in figures: the comparison rate warning belongs on it. */
  hasRates: boolean;
}

interface Dealer {
  tenant: { dir: string };
  words: () => Record<string, string>;
}

/**
 * Pages written in Markdown: `content/<slug>.md` of the tenant, else of `_defaults`. Placeholders such
 * as {dealer} are filled in. An empty file switches a default page off. Throws with the file's name
 * when its front matter is not as it should be, or a rate stands without its comparison rate.
 */
export function contentPages({ tenant, words }: Dealer): ContentPage[] {
  const own = join(tenant.dir, 'content');
  const defaults = join(tenant.dir, '../_defaults/content');
  const files = new Map([...markdownFiles(defaults), ...markdownFiles(own)]);
  const pages = [...files].flatMap(([slug, file]) => {
    const source = readFileSync(file, 'utf8').trim();
    return source === '' ? [] : [parsePage(slug, file, source, words())];
  });
  checkAddresses(pages, files);
  return pages;
}

/** Astro's routes for what stands right below `folder`, at its own address and at the others. */
export function contentRoutes(dealer: Dealer, folder: '/' | '/pages/') {
  return contentPages(dealer).flatMap((content) =>
    addressesOf(content)
      .filter((path) => path.slice(0, path.lastIndexOf('/') + 1) === folder)
      .map((path) => ({ params: { page: path.slice(folder.length) }, props: { content } })),
  );
}

function addressesOf({ slug, aliases }: ContentPage): string[] {
  return [`/${slug}`, ...aliases];
}

function checkAddresses(pages: readonly ContentPage[], files: ReadonlyMap<string, string>): void {
  const owners = new Map<string, string>();
  for (const page of pages) {
    for (const path of addressesOf(page)) {
      const owner = owners.get(path) ?? (taken.includes(path.slice(1)) ? 'another page' : undefined);
      if (owner !== undefined)
        throw new Error(`${files.get(page.slug)}  the address ${path} belongs to ${owner}.`);
      owners.set(path, `${page.slug}.md`);
    }
  }
}

function markdownFiles(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [checkedSlug(name.slice(0, -3), join(folder, name)), join(folder, name)]);
}

/** Addresses that have a page of their own in src/pages, or a function. */
const taken = [
  ...[
    'index',
    '404',
    'api',
    'brands',
    'budget',
    'cars',
    'catalogue',
    'contact',
    'contact-us',
    'forms',
    'locations',
    'pages',
  ],
  ...['price-range', 'print', 'search', 'search-data', 'success', 'used-car'],
  ...['book-test-drive', 'trade-in', 'sell-my-car', 'sell-your-car'],
];

function checkedSlug(slug: string, file: string): string {
  if (!new RegExp(`^${word}$`).test(slug)) {
    throw new Error(
      `${file}  the file name becomes the address: lower-case words joined by hyphens, such as "about-us.md".`,
    );
  }
  if (taken.includes(slug))
    throw new Error(`${file}  the address /${slug} belongs to another page; rename the file.`);
  return slug;
}

/** Placeholders are filled after parsing: a dealer's name may hold what means something in YAML. */
function parsePage(slug: string, file: string, source: string, words: Record<string, string>): ContentPage {
  const [, frontMatter = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const parsed = v.safeParse(frontMatterSchema, readYaml(frontMatter));
  if (!parsed.success) throw new Error(`${file}:1  ${whatIsWrong(parsed.issues)}`);
  checkRates(file, source);
  const { title, description, ...rest } = parsed.output;
  const html = marked.parse(fill(body, escapeMarkdown(words)), { async: false });
  return {
    slug,
    title: fill(title, words),
    description: fill(description, words),
    ...rest,
    html,
    hasRates: hasCreditFigure(source),
  };
}

/** "A rate needs the comparison rate, adjacent" (National Credit Code, ss 160–160F): in text as in settings. */
function checkRates(file: string, source: string): void {
  const bare = bareRateIn(source);
  if (bare === null) return;
  throw new Error(
    `${file}:${bare.line}  "${bare.figure}" stands without a comparison rate. Allowed: no figures, or the comparison rate beside the annual rate, such as "6.29% p.a., 8.19% p.a. comparison rate".`,
  );
}

function whatIsWrong(issues: readonly v.BaseIssue<unknown>[]): string {
  switch (issues[0]?.path?.[0]?.key) {
    case 'form':
      return `form must be one of ${placedFormSchema.options.map((name) => `"${name}"`).join(', ')}.`;
    case 'aliases':
      return 'aliases must be a list of addresses such as "/pages/book-a-service".';
    default:
      return 'the page must begin with title and description between two lines of "---".';
  }
}

/** Values are words, not markup: a dealer may be called `*Star* <Motors>`. */
function escapeMarkdown(words: Record<string, string>): Record<string, string> {
  const escaped = Object.entries(words).map(([name, value]) => [
    name,
    value.replace(/[\\`*_[\]<>]/g, '\\$&'),
  ]);
  return Object.fromEntries(escaped);
}

function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return null;
  }
}
