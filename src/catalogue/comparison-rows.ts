import type { CatalogueModel } from '../tenant/settings/catalogue.schema.ts';

interface ComparisonRow {
  readonly label: string;
  /** One value per model; null if unknown. */
  readonly values: readonly (string | null)[];
  /** Whether the known values differ. */
  readonly differs: boolean;
}

type Compared = Pick<CatalogueModel, 'price' | 'figures'>;

/** Rows: the price, then the specifications in the order in which the first model lists them. */
export function comparisonRows(models: readonly Compared[], priceLabel: string): ComparisonRow[] {
  const labels = [...new Set(models.flatMap(({ figures }) => figures.map(({ label }) => label)))];
  const rows = [
    row(
      priceLabel,
      models.map(({ price }) => price),
    ),
    ...labels.map((label) =>
      row(
        label,
        models.map(({ figures }) => figures.find((figure) => figure.label === label)?.value ?? null),
      ),
    ),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

function row(label: string, values: readonly (string | null)[]): ComparisonRow {
  const known = new Set(values.filter((value) => value !== null));
  return { label, values, differs: known.size > 1 };
}
