/** Paint definitions, and the composition of rendered layers into a picture of one colour. */
import { clamp, smoothstep } from './maths.ts';
import type { Layers } from './tracer.ts';

export type Paint = {
  /** Colour of the solid coat, linear light. */
  base: readonly [number, number, number];
  /** Colour of the metallic flake's sheen. */
  flake: readonly [number, number, number];
};

export const PAINTS = {
  white: { base: [0.67, 0.675, 0.68], flake: [0.07, 0.07, 0.07] },
  silver: { base: [0.17, 0.175, 0.182], flake: [0.4, 0.41, 0.42] },
  grey: { base: [0.045, 0.048, 0.053], flake: [0.085, 0.09, 0.1] },
  black: { base: [0.004, 0.004, 0.005], flake: [0.008, 0.008, 0.009] },
  blue: { base: [0.006, 0.05, 0.2], flake: [0.012, 0.085, 0.33] },
  red: { base: [0.3, 0.008, 0.01], flake: [0.27, 0.012, 0.012] },
  green: { base: [0.022, 0.075, 0.042], flake: [0.04, 0.115, 0.065] },
  bronze: { base: [0.085, 0.046, 0.024], flake: [0.18, 0.1, 0.052] },
  electric: { base: [0.004, 0.07, 0.42], flake: [0.012, 0.13, 0.6] },
} satisfies Record<string, Paint>;

export type Colour = keyof typeof PAINTS;

/** A filmic tone curve: keeps detail in bright reflections without greying the shadows. */
const film = (x: number): number => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
const gamma = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

/**
 * An 8-bit picture with straight alpha. With `fade`, the floor shadow fades out over that share of the width at the
 * left and right edges, so that no cut is visible on a larger backdrop.
 */
export function compose(l: Layers, paint: Paint, exposure = 0.92, fade = 0): Buffer {
  const n = l.width * l.height;
  const out = Buffer.alloc(n * 4);
  for (let i = 0; i < n; i++) {
    let a = l.alpha[i];
    if (a < 0.002) continue;
    let brightest = 0;
    for (let c = 0; c < 3; c++) {
      const e = (l.fixed[i * 3 + c] + l.diffuse[i] * paint.base[c] + l.sheen[i] * paint.flake[c]) / a;
      if (e > brightest) brightest = e;
      out[i * 4 + c] = Math.round(clamp(gamma(clamp(film(e * exposure), 0, 1)), 0, 1) * 255);
    }
    if (fade > 0 && a < 0.93 && brightest < 1e-6) {
      const x = i % l.width;
      a *= smoothstep(0, fade * l.width, Math.min(x, l.width - 1 - x));
    }
    // Fades the faintest part of the shadow smoothly, which strong compression would turn into a visible step.
    out[i * 4 + 3] = Math.round(clamp(a, 0, 1) * smoothstep(-0.02, 0.13, a) * 255);
  }
  return out;
}
