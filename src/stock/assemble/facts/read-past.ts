import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { readCount } from '../../cells/numbers/count.ts';
import { found, nothing, type Reading, unusable } from '../../cells/reading.ts';
import { readFlag } from '../../cells/status.ts';
import { isMissing } from '../../cells/texts/missing.ts';
import type { RowReader } from '../row-reader.ts';

/** What a feed says of the vehicle's past. */
export function readPast(row: RowReader): Vehicle['past'] {
  return {
    owners: row.value('ownerCount', (text) => readCount(text, 1, 30)),
    keys: row.value('keyCount', (text) => readCount(text, 1, 9)),
    serviceBook: row.value('serviceHistory', readServiceBook),
    isWrittenOff: row.value('writtenOff', readWrittenOff),
  };
}

type ServiceBook = NonNullable<Vehicle['past']['serviceBook']>;

/** "FSH" is a full service history. */
export function readServiceBook(text: string): Reading<ServiceBook> {
  const words = text.trim().toLowerCase();
  if (/part|some|incomplete|most/.test(words)) return found('partial');
  if (/^(f\.?s\.?h\.?|yes|y|true)$|full|complete|comprehensive|all services/.test(words))
    return found('full');
  if (/^(no|n|false)$|\bnone\b|no (service|history|book)|missing/.test(words)) return found('none');
  return isMissing(words) ? nothing : unusable('is not full, partial or none');
}

/** An entry in the Written-Off Vehicle Register (WOVR), also one as a repairable write-off. */
export function readWrittenOff(text: string): Reading<boolean> {
  const words = text.trim().toLowerCase();
  if (isMissing(words)) return nothing;
  const flag = readFlag(words);
  if (flag !== null) return found(flag);
  if (/^(clear|clean)|\bnot\b|^no\b|never|nothing|nil/.test(words)) return found(false);
  if (/written|write|wovr|salvage|repairable|statutory/.test(words)) return found(true);
  return unusable('is not yes or no');
}
