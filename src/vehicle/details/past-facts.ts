import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** What the dealer knows of the vehicle's past, in the dealer's words; a write-off is first. */
export function pastFacts(
  { owners, keys, serviceBook, isWrittenOff }: Vehicle['past'],
  texts: Settings['vehicle']['past'],
): string[] {
  const counted = (count: number | null, { one, many }: { readonly one: string; readonly many: string }) =>
    count === null ? null : fill(count === 1 ? one : many, { count });
  const writtenOff = isWrittenOff === null ? null : texts.writtenOff[isWrittenOff ? 'yes' : 'no'];
  const facts = [
    counted(owners, texts.owners),
    serviceBook && texts.serviceBook[serviceBook],
    counted(keys, texts.keys),
  ];
  return (isWrittenOff ? [writtenOff, ...facts] : [...facts, writtenOff]).filter((fact) => fact !== null);
}

type ReportType = 'pdf' | 'image' | 'page';

/** The file type by extension, shown with the link. */
export function reportType(url: string): ReportType {
  const path = url.replace(/[?#].*$/s, '').toLowerCase();
  if (path.endsWith('.pdf')) return 'pdf';
  return /\.(avif|gif|jpe?g|png|webp)$/.test(path) ? 'image' : 'page';
}
