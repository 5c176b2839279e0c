/** What is asked of a list: by name of the field; an empty text asks nothing. */
export type Wanted = Readonly<Record<string, string>>;

/**
 * Whether an entry is one of those asked for. `query` asks for words, each of which must stand in its text, however
 * it is written; every other name for a value among the entry's own, which are separated by spaces.
 */
export function isWanted(entry: Readonly<Record<string, string | undefined>>, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    if (value === '') return true;
    const own = entry[name] ?? '';
    if (name !== 'query') return own.split(' ').includes(value);
    return wordsOf(value).every((word) => plain(own).includes(word));
  });
}

function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** `CX-5` is found by `cx 5` and by `cx5`: what is neither letter nor digit counts for nothing within a word. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s]+/g, '')
    .replace(/\s+/g, ' ');
}
