import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shownModels } from '../catalogue/model-path.ts';
import { placedBlocks } from '../editorial/blocks/block.ts';
import { type MarkdownFile, markdownProblems, textProblem } from '../editorial/markdown/markdown-checks.ts';
import { strayTexts } from '../editorial/markdown/markdown-folder.build.ts';
import { dealerWords } from '../site/dealer-words.ts';
import type { SiteAddresses } from '../site/site-addresses.ts';
import { modelSlug } from '../tenant/model-slug.ts';
import { nearestWord } from '../tenant/nearest.ts';
import type { Problem } from '../tenant/problem.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { errorsOf } from './check-report.ts';
import { linksAndPictures } from './links/text-links.build.ts';
import { type KnownMakes, stockBlockAdvice } from './stock-blocks.build.ts';
import { type CheckedTexts, textFiles } from './text-files.build.ts';

/**
 * Checks a dealer's text pages: front matter, headings, wording, rates, links and images. `known` holds the
 * build's own messages, used where no message is more exact.
 */
export async function checkTexts(
  checked: CheckedTexts,
  addresses: SiteAddresses,
  makes: KnownMakes,
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
  const misplaced = misplacedTexts(checked);
  const unknown = files.flatMap((file) => [
    ...unknownBlocks(file, settings),
    ...stockBlockAdvice(file, makes),
  ]);
  return [
    ...problems,
    ...strays,
    ...misplaced,
    ...unknown,
    ...known.filter(({ file }) => !exact.has(file)),
    ...privacy,
  ];
}

/**
 * Blocks that name an unknown section or model, or people of whom there are none: `::blog buyer-advise::` would
 * show the newest articles of all sections.
 */
function unknownBlocks(file: MarkdownFile, { blog, catalogue, locations }: Settings): Problem[] {
  const sections = blog.show ? blog.sections.map(({ slug }) => slug) : [];
  const models = shownModels(catalogue).map(modelSlug);
  return placedBlocks(file.text).flatMap(({ name, words, line }) => {
    if (
      name === 'people' &&
      locations.locations.every(({ people, visible }) => !visible || people.length === 0)
    )
      return [textProblem(file, line, noPeople)];
    const isOfModels = name === 'compare-models' || name === 'accessories';
    if (!isOfModels && (name !== 'blog' || !blog.show)) return [];
    const known = isOfModels ? models : sections;
    const what = isOfModels ? 'catalogue.json has no model' : 'blog.json has no section';
    return words
      .filter((word) => !known.includes(word))
      .map((word) => {
        const nearest = nearestWord(word, known);
        return textProblem(file, line, {
          message: `${what} "${word}".`,
          nearest,
          allowed: known.join(', '),
        });
      });
  });
}

const noPeople = {
  message: 'the block "people" would show nobody.',
  fix: 'Give the branches in locations.json their "people", or take the block away.',
};

/** Forms link to it: "APP 5 notice on forms" (Privacy Act 1988). */
function noPrivacyPolicy(slug: string): Problem {
  return textProblem({ name: `tenants/${slug}/content/privacy-policy.md` }, 1, {
    message: 'there is no privacy policy, and every form asks for personal details (Privacy Act 1988).',
    fix: 'Take the empty file away, and the default one is there again, or write your own.',
  });
}

/** Text files in the settings folder, where they are not read. */
function misplacedTexts({ tenantsDir, slug }: CheckedTexts): Problem[] {
  return readdirSync(join(tenantsDir, slug))
    .filter((name) => name.endsWith('.md') && !/^readme\.md$/i.test(name))
    .map((name) => ({
      ...textProblem({ name: `tenants/${slug}/${name}` }, 1, {
        message: 'the file is ignored: pages of text stand in the folder "content".',
      }),
      kind: 'file' as const,
      fix: `Move it to tenants/${slug}/content/${name}.`,
    }));
}

function strayText(slug: string, path: string): Problem {
  const file = `tenants/${slug}/content/${path}`;
  const meant = path.replace(/(?:\.[A-Za-z]+)+$/, '').toLowerCase();
  return {
    ...textProblem({ name: file }, 1, { message: 'the file is ignored: a page of text ends in ".md".' }),
    kind: 'file',
    nearest: JSON.stringify(`${meant.replace(/[^a-z0-9/]+/g, '-')}.md`),
    fix: 'Save it as plain text (Markdown) under that name.',
  };
}
