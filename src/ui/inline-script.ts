/** Of the few sources that thousands of pages have. */
const known = new Map<string, string>();

/** A script for use within a page: the reasons stand in its source; visitors need only the code. */
export function inlineScript(source: string): string {
  const before = known.get(source);
  if (before !== undefined) return before;
  const script = source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  known.set(source, script);
  return script;
}
