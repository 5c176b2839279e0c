import { encode } from 'uqr';

export interface QrPath {
  /** Modules on a side, with the quiet zone of four around them that scanners need. */
  readonly size: number;
  /** SVG path of one-module strokes along the middle of each row, relative from run to run. */
  readonly d: string;
}

const QUIET_ZONE = 4;

/**
 * One of the eight masks that ISO/IEC 18004 offers, always the same: all are valid to scanners, and weighing
 * them against each other costs more than all the rest.
 */
const MASK = 1;

/**
 * A QR code of a web address at the lowest error correction: flat on paper it needs no more, and trying
 * whether the same size would hold a higher one costs three times the code itself.
 */
export function qrPath(address: string): QrPath {
  const { data, size } = encode(address, { ecc: 'L', boostEcc: false, border: 0, maskPattern: MASK });
  const strokes: string[] = [];
  let [penX, penY] = [-QUIET_ZONE, -QUIET_ZONE];
  for (const [y, row] of data.entries()) {
    let start = row.indexOf(true);
    while (start !== -1) {
      const light = row.indexOf(false, start);
      const end = light === -1 ? size : light;
      strokes.push(`m${start - penX} ${y - penY}h${end - start}`);
      [penX, penY] = [end, y];
      start = row.indexOf(true, end);
    }
  }
  return { size: size + 2 * QUIET_ZONE, d: `M0 .5${strokes.join('')}` };
}
