import type { VehicleDraft } from './draft-vehicle.ts';
import type { ImportWarning } from './row-reader.ts';

export interface DraftOnLine {
  line: number;
  /** Position of the row in the feed; several rows may be on one line. */
  index: number;
  draft: VehicleDraft;
}

export interface Repeated {
  line: number;
  index: number;
  reason: string;
}

/**
 * Removes rows that list the same vehicle again: same VIN with the same stock number (or none), or same stock
 * number with the same name, odometer and price. Different cars that share a stock number are both kept, and
 * so are rows without any number, which are common for new cars of one kind.
 */
export function withoutRepeats(drafts: readonly DraftOnLine[]): {
  kept: DraftOnLine[];
  repeated: Repeated[];
} {
  const firstLines = new Map<string, number>();
  const kept: DraftOnLine[] = [];
  const repeated: Repeated[] = [];
  for (const item of drafts) {
    const identity = sameness(item.draft);
    const firstLine = identity === null ? undefined : firstLines.get(identity.key);
    if (firstLine === undefined) {
      if (identity !== null) firstLines.set(identity.key, item.line);
      kept.push(item);
    } else {
      const reason = `lists the vehicle on line ${firstLine} again: ${identity?.why ?? ''}`;
      repeated.push({ line: item.line, index: item.index, reason });
    }
  }
  return { kept, repeated };
}

function sameness(draft: VehicleDraft): { key: string; why: string } | null {
  const { stockNumber, vin, year, make, model, badge, odometerKm, price } = draft;
  if (vin !== null) {
    const why = stockNumber === null ? 'same VIN' : 'same stock number and VIN';
    return { key: `${stockNumber ?? ''}|${vin}`, why };
  }
  if (stockNumber === null) return null;
  const facts = [stockNumber, year, make, model, badge, odometerKm, price].join('|');
  return { key: facts, why: 'same stock number, name, odometer and price' };
}

/** Warns of different vehicles with the same stock number or VIN; they stay on the site. */
export function sharedNumberWarnings(drafts: readonly DraftOnLine[]): ImportWarning[] {
  return (['stockNumber', 'vin'] as const).flatMap((field) => {
    const byNumber = Map.groupBy(
      drafts.filter(({ draft }) => draft[field] !== null),
      ({ draft }) => draft[field] ?? '',
    );
    return [...byNumber].flatMap(([number, sharing]) =>
      sharing.length > 1 ? sharing.map((item) => warningFor(field, number, item)) : [],
    );
  });
}

function warningFor(field: 'stockNumber' | 'vin', found: string, { line }: DraftOnLine): ImportWarning {
  return { line, field, found, done: 'kept, though several vehicles have it' };
}
