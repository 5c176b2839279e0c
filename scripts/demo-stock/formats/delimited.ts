/** One CSV line; a cell is quoted where it must be (RFC 4180), which most exporters do too. */
export function delimitedLine(cells: readonly string[], delimiter: string): string {
  return `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`;
}

function quoted(cell: string, delimiter: string): string {
  const isPlain = !cell.includes(delimiter) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
