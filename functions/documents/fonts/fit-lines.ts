const ELLIPSIS = '…';

/**
 * Breaks a text into lines of at most `widthMost`, at spaces where there are any; what does not fit into
 * `linesMost` ends with an ellipsis. `widthOf` measures in the same unit.
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
      // The rest is given to the cut, which keeps as much of it as fits.
      const rest = line === '' ? words.slice(index) : [line, ...words.slice(index)];
      return [...lines, cutToFit(rest.join(' '), widthMost, widthOf)];
    }
    lines.push(line);
    line = widthOf(word) <= widthMost ? word : cutToFit(word, widthMost, widthOf);
  }
  return line === '' ? lines : [...lines, line];
}

/** The longest beginning that fits with an ellipsis; the whole text when it fits. */
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
