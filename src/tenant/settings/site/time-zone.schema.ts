import * as v from 'valibot';

export const timeZone = v.pipe(
  v.string(),
  v.check((zone) => isTimeZone(zone), 'a time zone such as "Australia/Brisbane"'),
);

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
