const ELLIPSIS = '…';

/**
 * Breaks a text into at most `maxLines` lines of `maxWidth`, at spaces if possible. The last line ends with an
 * ellipsis if the text does not fit. `widthOf` measures in the same unit.
 */
export function fitLines(
  text: string,
  maxWidth: number,
  maxLines: number,
  widthOf: (line: string) => number,
): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    const isLast = lines.length === maxLines - 1;
    if (isLast || line === '') {
      // Shortens the whole rest, so that as much of it as possible fits.
      const rest = line === '' ? words.slice(index) : [line, ...words.slice(index)];
      return [...lines, cutToFit(rest.join(' '), maxWidth, widthOf)];
    }
    lines.push(line);
    line = widthOf(word) <= maxWidth ? word : cutToFit(word, maxWidth, widthOf);
  }
  return line === '' ? lines : [...lines, line];
}

/** The longest prefix that fits with an ellipsis; the whole text if it fits. */
export function cutToFit(text: string, maxWidth: number, widthOf: (line: string) => number): string {
  if (widthOf(text) <= maxWidth) return text;
  const signs = [...text];
  let [fits, tooLong] = [0, signs.length];
  const headOf = (count: number) =>
    `${signs
      .slice(0, count)
      .join('')
      .replace(/[\s,;:–-]+$/, '')}${ELLIPSIS}`;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(headOf(middle)) <= maxWidth) fits = middle;
    else tooLong = middle;
  }
  return headOf(fits);
}
