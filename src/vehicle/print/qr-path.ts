import { encode } from 'uqr';

export interface QrPath {
  /** Modules per side, including the quiet zone of four modules that scanners need. */
  readonly size: number;
  /** SVG path of strokes one module high along each row, in relative moves. */
  readonly d: string;
}

const QUIET_ZONE = 4;

/**
 * A fixed mask of the eight in ISO/IEC 18004: all are valid for scanners, and evaluating them is the most expensive
 * step.
 */
const MASK = 1;

/**
 * A QR code at the lowest error correction, which is enough for a flat print; testing higher levels takes three times
 * as long as the code.
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
