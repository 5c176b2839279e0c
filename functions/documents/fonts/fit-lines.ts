const ELLIPSIS = '…';

/**
 * Breaks a text into at most `linesMost` lines of `widthMost`, at spaces if possible. The last line ends with an
 * ellipsis if the text does not fit. `widthOf` measures in the same unit.
 */
export function fitLines(
  text: string,
  widthMost: number,
  linesMost: number,
  widthOf: (line: string) => number,
): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= widthMost) {
      line = longer;
      continue;
    }
    const isLast = lines.length === linesMost - 1;
    if (isLast || line === '') {
      // Shortens the whole rest, so that as much of it as possible fits.
      const rest = line === '' ? words.slice(index) : [line, ...words.slice(index)];
      return [...lines, cutToFit(rest.join(' '), widthMost, widthOf)];
    }
    lines.push(line);
    line = widthOf(word) <= widthMost ? word : cutToFit(word, widthMost, widthOf);
  }
  return line === '' ? lines : [...lines, line];
}

/** The longest prefix that fits with an ellipsis; the whole text if it fits. */
export function cutToFit(text: string, widthMost: number, widthOf: (line: string) => number): string {
  if (widthOf(text) <= widthMost) return text;
  const signs = [...text];
  let [fits, tooLong] = [0, signs.length];
  const headOf = (count: number) =>
    `${signs
      .slice(0, count)
      .join('')
      .replace(/[\s,;:–-]+$/, '')}${ELLIPSIS}`;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(headOf(middle)) <= widthMost) fits = middle;
    else tooLong = middle;
  }
  return headOf(fits);
}
