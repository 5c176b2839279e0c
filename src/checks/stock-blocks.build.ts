import { representedBrands } from '../brands/represented-brands.ts';
import { placedBlocks } from '../editorial/blocks/block.ts';
import { makeWords } from '../editorial/blocks/stock-filter.ts';
import { type MarkdownFile, textProblem } from '../editorial/markdown/markdown-checks.ts';
import { makeTable } from '../stock/naming/make-table.ts';
import { knownMake } from '../stock/naming/makes.ts';
import type { SiteStock } from '../stock/snapshot.schema.ts';
import type { Tenant } from '../tenant/load/load-tenant.build.ts';
import { nearestWord } from '../tenant/nearest.ts';
import { formatProblem, type Problem } from '../tenant/problem.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { slugify } from '../values/slug.ts';
import { textFiles } from './text-files.build.ts';

/** The makes that a block of stock may name, as slugs: they are in stock, or may be again. */
export interface KnownMakes {
  readonly slugs: readonly string[];
  /** Without the stock a rare make may be unknown and in stock. */
  readonly isStockKnown: boolean;
}

export function knownMakes(settings: Settings, stock: Pick<SiteStock, 'vehicles'> | null): KnownMakes {
  const names = [
    ...(stock?.vehicles ?? []).map(({ make }) => make),
    ...makeTable.map(({ name }) => name),
    ...representedBrands(settings).map(({ name }) => name),
    ...settings.catalogue.models.map(({ manufacturer }) => manufacturer.name),
  ];
  return { slugs: [...new Set(names.map(slugify))], isStockKnown: stock !== null };
}

/** Advice on blocks such as `::stock used tesslla::`, which would show nothing, ever. */
export function stockBlockAdvice(file: MarkdownFile, { slugs, isStockKnown }: KnownMakes): Problem[] {
  const blocks = placedBlocks(file.text).filter(({ name }) => name === 'stock');
  return blocks.flatMap(({ words, line }) =>
    makeWords(words)
      .filter((word) => !slugs.includes(word))
      .flatMap((word): Problem[] => {
        const name = knownMake(word);
        const nearest = name === null ? nearestWord(word, slugs) : slugify(name);
        if (nearest === undefined && !isStockKnown) return [];
        const where = isStockKnown
          ? 'no car in stock is of that make, and it is not known'
          : 'it is not known';
        return [
          textProblem(file, line, {
            message: `the block "stock" names the make "${word}" and shows nothing of it: ${where}.`,
            found: JSON.stringify(word),
            nearest,
            isAdvice: true,
          }),
        ];
      }),
  );
}

interface BuiltSite {
  readonly tenantsDir: string;
  readonly tenant: Tenant;
  readonly stock: SiteStock;
}

/** The same advice for the report of a build. */
export function stockBlockWarnings({ tenantsDir, tenant, stock }: BuiltSite): string[] {
  const { slug, settings } = tenant;
  const makes = knownMakes(settings, stock);
  return textFiles({ tenantsDir, slug, settings })
    .flatMap((file) => stockBlockAdvice(file, makes))
    .map(formatProblem);
}
