/** Removes only spaces, as Typesense does: a tab or a newline stays. */
export function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) === 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) === 32) end -= 1;
  return text.slice(start, end);
}

/** The parts of a list, trimmed; empty ones are left out. */
export function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map(trimSpaces)
    .filter((part) => part !== '');
}

/**
 * Splits a list in which backticks protect commas: ``Audi,`A, B` `` has two values. Empty values between commas are
 * kept, a last empty one is not; a backtick after a backslash is part of the value.
 */
export function splitQuotedList(text: string): string[] {
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '`' && text.charAt(at - 1) !== '\\') {
      isQuoted = !(isQuoted && value !== '');
    } else if (character === ',' && !isQuoted) {
      values.push(trimSpaces(value));
      value = '';
    } else {
      value += character;
    }
  }
  if (value !== '') values.push(trimSpaces(value));
  return values;
}
