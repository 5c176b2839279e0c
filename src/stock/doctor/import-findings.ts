import type { ImportWarning } from '../assemble/row-reader.ts';
import type { FeedField } from '../columns/feed-fields.ts';
import type { ImportReject } from '../import/import-result.ts';
import type { RowFinding } from './row-finding.ts';

/** Findings from the importer's rejected rows. */
export function rejectFindings(rejects: readonly ImportReject[]): RowFinding[] {
  return rejects.map(({ line, reason, start }) => {
    const isRepeat = reason.startsWith('lists the vehicle');
    return {
      line,
      kind: isRepeat ? 'duplicate' : 'rejected',
      vehicle: start,
      problem: sentence(`The row ${reason}`),
      remedy: isRepeat ? 'Remove one of the two rows.' : rejectRemedy(reason),
    };
  });
}

function rejectRemedy(reason: string): string {
  if (reason.startsWith('does not name a car'))
    return 'Fill in make, model and year, or map the columns that hold them in feed.json.';
  if (reason.startsWith('is not a sound vehicle')) return 'Correct the value that is named.';
  return 'Ask the supplier to write the row anew: quotation marks, brackets or elements are not closed.';
}

/** Findings from the importer's warnings about values. */
export function warningFindings(
  warnings: readonly ImportWarning[],
  vehicleOn: (line: number) => string,
): RowFinding[] {
  return warnings.map(({ line, field, found, done }) => {
    const isShared = done.startsWith('kept, though several');
    return {
      line,
      kind: isShared ? 'duplicate' : 'value',
      vehicle: vehicleOn(line),
      problem:
        field === 'row'
          ? sentence(`The row was corrected: ${done}`)
          : sentence(`${field} "${found}" ${done}`),
      remedy: isShared ? 'Give each vehicle a number of its own.' : warningRemedy(field, done),
    };
  });
}

const forms: Partial<Record<FeedField, string>> = {
  price: '25990',
  driveAwayPrice: '25990',
  salePrice: '25990',
  listPrice: '27990',
  beforePrice: '27990',
  year: '2021',
  odometerKm: '45120',
  vin: 'seventeen letters and digits, without I, O and Q',
  images: 'https:// addresses, separated by a vertical bar',
  createdAt: '2026-03-14',
  soldAt: '2026-03-14',
  registrationExpiry: '2027-03-14',
  buildDate: '2021-03',
  complianceDate: '2021-05',
  videoUrl: 'https://…',
  externalVideoUrl: 'https://youtu.be/…, or the address of a film ending in .mp4',
};

function warningRemedy(field: FeedField | 'row', done: string): string {
  if (field === 'row')
    return 'Look whether the row was read as it was meant; ask the supplier to write it well.';
  if (done.startsWith('moved to')) return 'Nothing, or swap the two columns at the supplier.';
  if (done.includes('unknown')) return `Say what the word means under "values" in feed.json, for "${field}".`;
  if (field === 'spinCode')
    return 'Ask the supplier for the addresses of the pictures of the view, in a column "Spin Images".';
  if (done.includes('suspiciously low'))
    return 'Correct the cell, or, if such a price means none, set maxPlaceholderPrice in feed.json.';
  const form = forms[field];
  return form === undefined ? 'Correct or empty the cell.' : `Correct the cell; as in: ${form}.`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
