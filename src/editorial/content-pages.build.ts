import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { fill } from '../values/fill.ts';

/** What stands between the two `---` lines at the top of a Markdown page. */
const frontMatterSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
});

export interface ContentPage {
  slug: string;
  title: string;
  description: string;
  html: string;
}

interface Dealer {
  tenant: { dir: string };
  words: () => Record<string, string>;
}

/**
 * Pages written in Markdown: `content/<slug>.md` of the tenant, else of `_defaults`. Placeholders such
 * as {dealer} are filled in. An empty file switches a default page off. Throws with the file's name
 * when its front matter is not as it should be.
 */
export function contentPages({ tenant, words }: Dealer): ContentPage[] {
  const own = join(tenant.dir, 'content');
  const defaults = join(tenant.dir, '../_defaults/content');
  const files = new Map([...markdownFiles(defaults), ...markdownFiles(own)]);
  return [...files].flatMap(([slug, file]) => {
    const source = readFileSync(file, 'utf8').trim();
    return source === '' ? [] : [parsePage(slug, file, source, words())];
  });
}

function markdownFiles(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [checkedSlug(name.slice(0, -3), join(folder, name)), join(folder, name)]);
}

/** Addresses that have a page of their own in src/pages. */
const taken = ['index', '404', 'brands', 'contact', 'locations', 'cars', 'search', 'used-car'];

function checkedSlug(slug: string, file: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
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
  if (!parsed.success) {
    throw new Error(`${file}:1  the page must begin with title and description between two lines of "---".`);
  }
  const { title, description } = parsed.output;
  const html = marked.parse(fill(body, escapeMarkdown(words)), { async: false });
  return { slug, title: fill(title, words), description: fill(description, words), html };
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
