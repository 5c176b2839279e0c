import { textProblem } from '../editorial/markdown/markdown-checks.ts';
import type { Problem } from '../tenant/problem.ts';
import { type CheckedTexts, textFiles } from './text-files.build.ts';

/**
 * Advice on text pages that a language edition or its dealer has alone, often by a mistyped file name: their links to
 * the other language lead to its home page, and search engines are told of no translation.
 */
export function languagePageAdvice(
  checked: Pick<CheckedTexts, 'tenantsDir' | 'slug' | 'settings'>,
): Problem[] {
  const { slug, settings } = checked;
  const dealer = settings.site.languageOf;
  if (dealer === null) return [];
  const here = pagesOf(textFiles(checked));
  const there = pagesOf(textFiles({ ...checked, slug: dealer }));
  const extra = [...here.difference(there)].map((page) =>
    textProblem({ name: `tenants/${slug}/content/${page}` }, 1, {
      message: `${dealer} has no such page, so the link to the other language leads to its home page.`,
      fix: `Give the file the name of the page that it translates, or write tenants/${dealer}/content/${page} as well.`,
      isAdvice: true,
    }),
  );
  const missing = [...there.difference(here)].map((page) =>
    textProblem({ name: `tenants/${slug}/content/${page}` }, 1, {
      message: `the empty file takes away a page of ${dealer}, whose link to this language leads to the home page.`,
      fix: 'Take the empty file away, or translate the page.',
      isAdvice: true,
    }),
  );
  return [...extra, ...missing];
}

/** Such as `blog/advice/towing.md`. */
function pagesOf(files: ReturnType<typeof textFiles>): Set<string> {
  return new Set(files.map(({ name }) => name.replace(/^.*?\/content\//, '')));
}
