/** A cache of rendered layers on disk, so that colours and file sizes can be tuned without rendering again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Layers } from './render/tracer.ts';

export function cachedLayers(dir: string | undefined, name: string, draw: () => Layers): Layers {
  const file = dir ? join(dir, `${name}.layers`) : '';
  if (file && existsSync(file)) {
    const b = readFileSync(file);
    const all = new Float32Array(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength));
    const [width, height] = all;
    const n = width * height;
    const part = (from: number, count: number): Float32Array =>
      all.slice(2 + from * n, 2 + (from + count) * n);
    return { width, height, fixed: part(0, 3), diffuse: part(3, 1), sheen: part(4, 1), alpha: part(5, 1) };
  }
  const l = draw();
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      Buffer.concat(
        [Float32Array.of(l.width, l.height), l.fixed, l.diffuse, l.sheen, l.alpha].map((a) =>
          Buffer.from(a.buffer, a.byteOffset, a.byteLength),
        ),
      ),
    );
  }
  return l;
}
