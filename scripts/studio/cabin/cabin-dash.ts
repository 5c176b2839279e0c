/** Dashboard with its vents; displays and steering wheel have files of their own. */
import type { MaterialName } from '../render/materials.ts';
import { smax } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { outline, outlineDistance } from '../render/outline.ts';
import { bar, union } from '../render/shapes.ts';
import type { Add } from '../workbench.ts';
import { addDisplays, addWideScreen } from './cabin-displays.ts';
import type { CabinSpec } from './cabin-spec.ts';
import { addSteeringWheel } from './steering-wheel.ts';

/** Sections of dashboards, from the driver's knees up and over to the windscreen. */
const DASHES = {
  upright: [
    [0.82, 0.42],
    [0.7, 0.5, 0.05],
    [0.66, 0.62, 0.03],
    [0.7, 0.68, 0.02],
    [0.64, 0.72, 0.03],
    [0.66, 0.84, 0.05],
    [1.1, 0.88, 0.1],
    [1.3, 0.8],
    [1.25, 0.4],
  ],
  usual: [
    [0.9, 0.42, 0.1],
    [0.72, 0.5, 0.05],
    [0.66, 0.6, 0.04],
    [0.7, 0.655, 0.02],
    [0.7, 0.685, 0.02],
    [0.635, 0.73, 0.04],
    [0.69, 0.79, 0.06],
    [1.1, 0.815, 0.1],
    [1.3, 0.75],
    [1.25, 0.4],
  ],
  blade: [
    [0.98, 0.42, 0.1],
    [0.84, 0.52, 0.06],
    [0.74, 0.585, 0.04],
    [0.76, 0.64, 0.02],
    [0.64, 0.66, 0.02],
    [0.62, 0.72, 0.03],
    [0.7, 0.775, 0.05],
    [1.1, 0.795, 0.1],
    [1.3, 0.75],
    [1.25, 0.4],
  ],
  rugged: [
    [0.88, 0.42, 0.05],
    [0.72, 0.48, 0.03],
    [0.66, 0.56, 0.02],
    [0.64, 0.58, 0.02],
    [0.64, 0.79, 0.025],
    [0.72, 0.825, 0.03],
    [1.1, 0.835, 0.05],
    [1.3, 0.78],
    [1.25, 0.4],
  ],
} as const;

/** Vents in the upper face, at `y` across. */
const VENTS = [
  [0.6, 0.1],
  [0.24, 0.075],
  [-0.13, 0.06],
  [-0.62, 0.1],
] as const;

function slotVent(y: number, z: number): MaterialName | undefined {
  const vent = VENTS.find(([v, h]) => Math.abs(y - v) < h && Math.abs(z - 0.735) < 0.026);
  if (vent === undefined) return undefined;
  if (Math.abs(z - 0.735) > 0.0215 || Math.abs(y - vent[0]) > vent[1] - 0.005) return 'satin';
  return (z * 90) % 1 < 0.45 ? 'seam' : 'trim';
}

function roundVent(y: number, z: number): MaterialName | undefined {
  const r = Math.min(...VENTS.map(([v]) => Math.hypot(y - v, z - 0.715)));
  if (r > 0.05) return undefined;
  if (r > 0.042) return 'satin';
  return r > 0.036 || r < 0.012 || Math.abs(z - 0.715) < 0.004 ? 'trimMid' : 'seam';
}

export function addDash(add: Add, c: CabinSpec): void {
  const H = c.half;
  const profile = outline(DASHES[c.upright ? 'upright' : (c.dash ?? 'usual')]);
  const dash: Field = (x, y, z) =>
    smax(
      outlineDistance(profile, x + 0.07 * (y / H) ** 2 - (Math.abs(y) < 0.2 ? 0.012 : 0), z),
      Math.abs(y) - H,
      0.06,
    );
  add('dash', dash, [0.5, 1.35, -H - 0.05, H + 0.05, 0.35, 0.95], 0.011, (p) => {
    const z = p.z,
      y = p.y;
    if (p.nx < -0.2 || p.nz < 0) {
      const vent = c.dash === 'rugged' ? roundVent(y, z) : slotVent(y, z);
      if (vent !== undefined && !(c.wideScreen && Math.abs(y + 0.19) < 0.37)) return vent;
      if (c.light !== undefined && Math.abs(z - 0.647) < 0.0035) return c.light;
      if (z > 0.652 && z < 0.69) return z < 0.656 || z > 0.686 ? 'satin' : c.accent;
      if (Math.abs(z - 0.6) < 0.002 && y > 0.14) return c.stitch ?? 'stitch';
      if (y > 0.18 && y < 0.62 && Math.abs(z - 0.5) < 0.003) return 'seam';
      if (z < 0.65) return c.door === 'trim' ? 'trim' : c.door;
    }
    return 'trim';
  });
  if (c.dash === 'rugged') addGrabHandle(add);
  if (c.wideScreen) addWideScreen(add);
  else addDisplays(add, c);
  addSteeringWheel(add, c);
}

/** In front of the passenger, who sits on the left. */
function addGrabHandle(add: Add): void {
  const handle = union(
    [
      bar(0.585, 0.32, 0.645, 0.585, 0.54, 0.645, 0.014),
      bar(0.585, 0.32, 0.645, 0.66, 0.3, 0.645, 0.016),
      bar(0.585, 0.54, 0.645, 0.66, 0.56, 0.645, 0.016),
    ],
    0.01,
  );
  add('grab-handle', handle, [0.55, 0.68, 0.26, 0.6, 0.61, 0.68], 0.005, 'satin');
}
