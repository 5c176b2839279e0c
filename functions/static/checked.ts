import * as v from 'valibot';
import { OutdatedPublication } from '../ports/published-site.ts';

export interface Place {
  /** The folder of the site, named after the dealer. */
  readonly root: string;
  readonly path: string;
}

/** Validates data that a build has written; returns an error if this version cannot use it. */
export function checked<T>(
  schema: v.GenericSchema<unknown, T>,
  data: unknown,
  { root, path }: Place,
): T | OutdatedPublication {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const what = [v.getDotPath(issue), issue.message].filter((part) => part !== null).join(': ');
  return outdated({ root, path }, `was not written by this version of the platform (${what})`);
}

/** For a file that only sites built by a later version of the platform have. */
export function neverWritten(place: Place): OutdatedPublication {
  return outdated(place, 'is not there: the site was built by an older version of the platform');
}

function outdated({ root, path }: Place, what: string): OutdatedPublication {
  const dealer = root.split(/[/\\]/).at(-1);
  return new OutdatedPublication(
    `${root}/${path} ${what}. Build ${dealer} again: npm run build -- --tenant ${dealer}`,
  );
}

/** `checked` with a cache by object, because the same parsed file is requested repeatedly. */
export function checkedOnce<T>(schema: v.GenericSchema<unknown, T>) {
  const known = new WeakMap<object, T | OutdatedPublication>();
  return (data: unknown, place: Place): T | OutdatedPublication => {
    if (typeof data !== 'object' || data === null) return checked(schema, data, place);
    const result = known.get(data) ?? checked(schema, data, place);
    known.set(data, result);
    return result;
  };
}

/** Undefined for invalid JSON, which no schema accepts. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
