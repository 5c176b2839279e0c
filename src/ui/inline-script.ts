/** A script for use within a page: the reasons stand in its source; visitors need only the code. */
export function inlineScript(source: string): string {
  return source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
