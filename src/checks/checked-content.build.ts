import { join } from 'node:path';
import { articleMistakes } from '../editorial/blog/articles.build.ts';
import { contentMistakes, contentPages } from '../editorial/content-pages.build.ts';
import { textProblem } from '../editorial/markdown/markdown-checks.ts';
import { guessedAddresses, textAddresses } from '../editorial/text-addresses.build.ts';
import { dealerWords } from '../site/dealer-words.ts';
import type { Problem } from '../tenant/problem.ts';
import { type CheckedTexts, textFiles } from './text-files.build.ts';

/** Names and addresses of a dealer's text pages, and the build's messages about invalid ones. */
export function checkedContent(checked: Omit<CheckedTexts, 'look'>): {
  /** Without articles: settings cannot place anything on those. */
  readonly slugs: readonly string[];
  readonly addresses: readonly string[];
  readonly problems: readonly Problem[];
} {
  const { tenantsDir, slug, settings, now } = checked;
  const words = () => dealerWords(settings.site);
  const { languageOf } = settings.site;
  const dealer = languageOf === null ? {} : { dealerDir: join(tenantsDir, languageOf) };
  const site = { tenant: { dir: join(tenantsDir, slug), ...dealer, settings }, words, now };
  const mistakes = [...contentMistakes(site), ...articleMistakes(site)];
  if (mistakes.length === 0) {
    const slugs = contentPages(site).map((page) => page.slug);
    return { slugs, addresses: textAddresses(site), problems: [] };
  }
  const files = new Map(textFiles(checked).map((file) => [addressOf(file.name), file.text]));
  return {
    slugs: [...files.keys()].map((path) => path.slice(1)),
    addresses: guessedAddresses(site, files),
    problems: mistakes.map((sentence) => parseProblem(sentence, tenantsDir)),
  };
}

/** `tenants/pitstop/content/pages/warranty.md` is the page `/pages/warranty`. */
function addressOf(name: string): string {
  return name.replace(/^.*?\/content(?=\/)|\.md$/g, '');
}

/** Parses `/…/tenants/pitstop/content/a.md:3  the sentence`. */
function parseProblem(sentence: string, tenantsDir: string): Problem {
  const [, file = '', line = '1', message = sentence] = /^(\S.*?)(?::(\d+))?\s\s(.*)$/s.exec(sentence) ?? [];
  const name = file.startsWith(tenantsDir) ? `tenants${file.slice(tenantsDir.length)}` : file;
  return textProblem({ name }, Number(line), { message });
}
