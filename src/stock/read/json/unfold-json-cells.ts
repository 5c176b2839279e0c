import { addCell, flatten, type GrowingCells } from '../flatten.ts';
import { nestsTooDeep } from './nesting.ts';

/** Expands JSON in a CSV cell into columns: `address` → `address.city`, `address.region`. */
export function unfoldJsonCells(cells: Readonly<Record<string, string>>): GrowingCells {
  const unfolded: GrowingCells = {};
  for (const [name, text] of Object.entries(cells)) {
    const value = parseStructure(text);
    if (value === null) unfolded[name] = text;
    else spread(unfolded, name, value);
  }
  return unfolded;
}

function spread(cells: GrowingCells, name: string, value: object): void {
  for (const [path, cell] of Object.entries(flatten({ [name]: value }))) {
    if (typeof cell === 'string') addCell(cells, path, cell);
    else cells[path] = cell;
  }
}

function parseStructure(text: string): object | null {
  const first = text.charCodeAt(0);
  if (first !== 0x7b && first !== 0x5b) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !nestsTooDeep(value) ? value : null;
  } catch {
    return null;
  }
}
