/** RFC 4180, with every value in quotes: a comma, a quote or a line break in one breaks no row. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
