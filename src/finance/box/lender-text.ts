import type { EstimateSettings } from '../../tenant/settings/finance/finance-estimate.schema.ts';
import { fill } from '../../values/fill.ts';

interface Lender {
  readonly name: string;
  readonly licence: string | null;
}

/** Whose figures an estimate shows: `From Country Mutual, Australian Credit Licence 000000.` */
export function lenderText(
  { name, licence }: Lender,
  texts: Pick<EstimateSettings['texts'], 'lender' | 'lenderLicensed'>,
): string {
  if (licence === null) return fill(texts.lender, { lender: name });
  return fill(texts.lenderLicensed, { lender: name, licence });
}
