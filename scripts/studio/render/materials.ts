/** The materials of all surfaces, except paint, whose colour is chosen after rendering. */

export type Material = {
  kind: 'paint' | 'opaque' | 'glass';
  /** Diffuse colour, or reflected colour for a metal, in linear light. */
  rgb: readonly [number, number, number];
  /** Mirror reflectance at normal incidence. */
  f0: number;
  /** 0 reflects a sharp picture of the studio, 1 only its average. */
  rough: number;
  metal: boolean;
  glow: number;
  /** Share of light that passes through glass. */
  through: number;
};

const opaque = (r: number, g: number, b: number, f0: number, rough: number, glow = 0): Material => ({
  kind: 'opaque',
  rgb: [r, g, b],
  f0,
  rough,
  metal: false,
  glow,
  through: 0,
});
const metal = (r: number, g: number, b: number, rough: number): Material => ({
  kind: 'opaque',
  rgb: [r, g, b],
  f0: 0,
  rough,
  metal: true,
  glow: 0,
  through: 0,
});
const glass = (through: number, f0: number): Material => ({
  kind: 'glass',
  rgb: [0.012, 0.014, 0.016],
  f0,
  rough: 0,
  metal: false,
  glow: 0,
  through,
});

export const MATERIALS = {
  paint: {
    kind: 'paint',
    rgb: [1, 1, 1],
    f0: 0.045,
    rough: 0,
    metal: false,
    glow: 0,
    through: 0,
  } as Material,
  glass: glass(0.5, 0.07),
  privacy: glass(0.13, 0.07),
  clear: glass(0.86, 0.045),
  gloss: opaque(0.006, 0.006, 0.007, 0.045, 0),
  plastic: opaque(0.02, 0.02, 0.021, 0.03, 0.5),
  rubber: opaque(0.011, 0.011, 0.012, 0.025, 0.75),
  tread: opaque(0.005, 0.005, 0.005, 0.01, 0.9),
  under: opaque(0.004, 0.004, 0.004, 0, 1),
  seam: opaque(0.012, 0.012, 0.012, 0, 1),
  alloy: metal(0.5, 0.51, 0.53, 0.27),
  alloyDark: metal(0.07, 0.07, 0.075, 0.28),
  steel: metal(0.34, 0.34, 0.35, 0.35),
  chrome: metal(0.75, 0.76, 0.78, 0.03),
  satin: metal(0.45, 0.46, 0.47, 0.3),
  aluminium: metal(0.52, 0.53, 0.55, 0.4),
  caliper: opaque(0.3, 0.01, 0.01, 0.04, 0.3),
  lamp: opaque(0.016, 0.017, 0.02, 0.035, 0),
  lampBright: opaque(0.3, 0.31, 0.33, 0.08, 0),
  lens: metal(0.5, 0.52, 0.56, 0.05),
  led: opaque(0.8, 0.83, 0.88, 0.03, 0, 1.1),
  red: opaque(0.2, 0.003, 0.004, 0.06, 0),
  redDark: opaque(0.05, 0.001, 0.002, 0.06, 0),
  redGlow: opaque(0.55, 0.012, 0.012, 0.06, 0, 0.22),
  amber: opaque(0.6, 0.16, 0.01, 0.05, 0, 0.1),
  plate: opaque(0.62, 0.63, 0.62, 0.03, 0.4),
  mesh: opaque(0.008, 0.008, 0.009, 0.03, 0.3),
  slat: opaque(0.025, 0.025, 0.027, 0.05, 0.15),
  panel: opaque(0.74, 0.75, 0.75, 0.04, 0.2),
  panelLine: opaque(0.3, 0.31, 0.31, 0.03, 0.5),
  trim: opaque(0.035, 0.035, 0.037, 0.03, 0.6),
  trimMid: opaque(0.11, 0.11, 0.115, 0.03, 0.6),
  trimLight: opaque(0.42, 0.4, 0.37, 0.02, 0.8),
  headlining: opaque(0.46, 0.45, 0.43, 0.01, 0.9),
  leather: opaque(0.03, 0.03, 0.032, 0.035, 0.45),
  tanDark: opaque(0.12, 0.055, 0.025, 0.02, 0.6),
  tan: opaque(0.3, 0.15, 0.07, 0.035, 0.5),
  fabric: opaque(0.075, 0.077, 0.082, 0.01, 0.9),
  stitch: opaque(0.26, 0.24, 0.22, 0.02, 0.8),
  screen: opaque(0.01, 0.012, 0.016, 0.05, 0.05, 0),
  screenLit: opaque(0.02, 0.1, 0.22, 0.03, 0.1, 0.5),
  screenPale: opaque(0.5, 0.6, 0.7, 0.03, 0.1, 0.4),
  wood: opaque(0.42, 0.26, 0.13, 0.035, 0.35),
  cream: opaque(0.68, 0.65, 0.59, 0.03, 0.5),
  linen: opaque(0.55, 0.52, 0.47, 0.01, 0.9),
  sage: opaque(0.16, 0.22, 0.17, 0.01, 0.9),
  stone: opaque(0.5, 0.49, 0.47, 0.05, 0.15),
  brass: metal(0.7, 0.5, 0.25, 0.2),
  carpet: opaque(0.025, 0.025, 0.026, 0, 1),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;
