/** Ready-made fronts and tails: lamps, grilles, intakes and plates from a few measurements each. */

import type { MaterialName } from '../render/materials.ts';
import type { Shape } from './car-spec.ts';

export const plate = (z: number): Shape => ({
  at: [
    [-0.1, z - 0.055],
    [0.186, z - 0.055, 0.006],
    [0.186, z + 0.055, 0.006],
    [-0.1, z + 0.055],
  ],
  is: 'plate',
});

export const strip = (
  u0: number,
  u1: number,
  z0: number,
  z1: number,
  is: MaterialName,
  r = 0.01,
  lift = 0,
): Shape => ({
  at: [
    [u0, z0, u0 < 0 ? 0 : r],
    [u1, z0 + lift, r],
    [u1, z1 + lift, r],
    [u0, z1, u0 < 0 ? 0 : r],
  ],
  is,
});

/** Slim swept lamp with two projectors and a light blade along its lower edge. */
export function sweptLamp(u0: number, u1: number, z: number, h: number, lift: number): Shape[] {
  const w = u1 - u0;
  const at = (t: number, v: number): [number, number] => [u0 + w * t, z + lift * t * t + h * v];
  const cell = (a: number, b: number): Shape => ({
    at: [
      [...at(a, 0.34), 0.014],
      [...at(b, 0.34), 0.014],
      [...at(b, 0.82), 0.014],
      [...at(a + 0.01, 0.82), 0.014],
    ],
    is: 'lens',
  });
  return [
    {
      at: [
        [...at(0, 0.1), 0.03],
        [...at(0.3, -0.06), 0.08],
        [...at(0.66, 0), 0.1],
        [...at(1, 0.62), 0.02],
        [...at(0.95, 1.0), 0.03],
        [...at(0.5, 1.08), 0.1],
        [...at(0.06, 0.9), 0.04],
      ],
      is: 'lamp',
      relief: 0.006,
    },
    cell(0.16, 0.3),
    cell(0.36, 0.5),
    {
      at: [
        [...at(0.02, 0.08)],
        [...at(0.3, -0.04), 0.08],
        [...at(0.66, 0.02), 0.1],
        [...at(0.98, 0.64)],
        [...at(0.96, 0.8)],
        [...at(0.64, 0.18), 0.08],
        [...at(0.3, 0.1), 0.06],
        [...at(0.03, 0.24)],
      ],
      is: 'led',
    },
  ];
}

/** Upright lamp for trucks, vans and off-roaders. */
export function blockLamp(u0: number, u1: number, z0: number, z1: number, lift = 0.03): Shape[] {
  const w = u1 - u0,
    h = z1 - z0;
  return [
    {
      at: [
        [u0, z0, 0.03],
        [u1, z0 + lift, 0.04],
        [u1 + 0.02, z1 + lift, 0.05],
        [u0 + 0.01, z1, 0.03],
      ],
      is: 'lamp',
      relief: 0.006,
    },
    {
      at: [
        [u0 + w * 0.12, z0 + h * 0.3, 0.03],
        [u0 + w * 0.44, z0 + h * 0.33, 0.03],
        [u0 + w * 0.44, z0 + h * 0.83, 0.03],
        [u0 + w * 0.12, z0 + h * 0.8, 0.03],
      ],
      is: 'lens',
    },
    {
      at: [
        [u0 + w * 0.54, z0 + h * 0.42, 0.03],
        [u0 + w * 0.82, z0 + h * 0.45, 0.03],
        [u0 + w * 0.82, z0 + h * 0.85, 0.03],
        [u0 + w * 0.54, z0 + h * 0.82, 0.03],
      ],
      is: 'lens',
    },
    {
      at: [
        [u0 + w * 0.08, z0 + h * 0.1],
        [u1 - w * 0.02, z0 + h * 0.1 + lift],
        [u1 - w * 0.01, z0 + h * 0.22 + lift],
        [u0 + w * 0.08, z0 + h * 0.22],
      ],
      is: 'led',
    },
    {
      at: [
        [u1 - w * 0.1, z0 + h * 0.3 + lift, 0.01],
        [u1 + 0.012, z0 + h * 0.3 + lift, 0.01],
        [u1 + 0.014, z1 - h * 0.1 + lift, 0.01],
        [u1 - w * 0.09, z1 - h * 0.1 + lift, 0.01],
      ],
      is: 'amber',
    },
  ];
}

/** Opening of the given half widths at bottom and top. */
export const opening = (
  uBottom: number,
  uTop: number,
  z0: number,
  z1: number,
  pattern: 'slats' | 'bars' | 'hex',
  r = 0.05,
  relief = 0.022,
): Shape => ({
  at: [
    [-0.1, z0],
    [uBottom, z0, r],
    [uTop, z1, r],
    [-0.1, z1],
  ],
  is: 'mesh',
  relief,
  pattern,
});

/** Slightly larger outline behind an opening. */
export const frameOf = (
  uBottom: number,
  uTop: number,
  z0: number,
  z1: number,
  by: number,
  is: MaterialName,
  r = 0.06,
): Shape => ({
  at: [
    [-0.1, z0 - by],
    [uBottom + by, z0 - by, r],
    [uTop + by, z1 + by, r],
    [-0.1, z1 + by],
  ],
  is,
});

/** Horizontal tail lamp wrapping the corner, with a light line in it. */
export function wrapTail(u0: number, u1: number, z0: number, z1: number, lift = 0.03): Shape[] {
  const m = (z0 + z1) / 2,
    h = z1 - z0;
  return [
    {
      at: [
        [u0, z0, 0.03],
        [u1, z0 + lift + h * 0.2, 0.04],
        [u1 + 0.04, z1 + lift, 0.03],
        [u0 - 0.03, z1, 0.03],
      ],
      is: 'redDark',
    },
    {
      at: [
        [u0 + 0.02, z0 + h * 0.16, 0.012],
        [u1 - 0.06, z0 + lift + h * 0.3, 0.012],
        [u1 - 0.03, m + lift, 0.012],
        [u0, m, 0.012],
      ],
      is: 'redGlow',
    },
    {
      at: [
        [u0, m + h * 0.12, 0.01],
        [u1 - 0.03, m + lift + h * 0.12, 0.01],
        [u1 - 0.01, z1 + lift - h * 0.12, 0.01],
        [u0 - 0.01, z1 - h * 0.12, 0.01],
      ],
      is: 'red',
    },
  ];
}

/** Upright tail lamp on the corner. */
export function tallTail(u0: number, u1: number, z0: number, z1: number, lean = 0): Shape[] {
  const w = u1 - u0,
    h = z1 - z0;
  return [
    {
      at: [
        [u0, z0, 0.025],
        [u1, z0, 0.025],
        [u1 + lean, z1, 0.025],
        [u0 + lean, z1, 0.025],
      ],
      is: 'redDark',
    },
    {
      at: [
        [u0 + w * 0.1 + lean * 0.55, z0 + h * 0.55, 0.015],
        [u1 - w * 0.08 + lean * 0.55, z0 + h * 0.55, 0.015],
        [u1 - w * 0.08 + lean * 0.95, z1 - h * 0.04, 0.015],
        [u0 + w * 0.1 + lean * 0.95, z1 - h * 0.04, 0.015],
      ],
      is: 'redGlow',
    },
    {
      at: [
        [u0 + w * 0.1 + lean * 0.3, z0 + h * 0.32, 0.012],
        [u1 - w * 0.08 + lean * 0.3, z0 + h * 0.32, 0.012],
        [u1 - w * 0.08 + lean * 0.5, z0 + h * 0.5, 0.012],
        [u0 + w * 0.1 + lean * 0.5, z0 + h * 0.5, 0.012],
      ],
      is: 'amber',
    },
    {
      at: [
        [u0 + w * 0.1, z0 + h * 0.06, 0.012],
        [u1 - w * 0.08, z0 + h * 0.06, 0.012],
        [u1 - w * 0.08 + lean * 0.25, z0 + h * 0.27, 0.012],
        [u0 + w * 0.1 + lean * 0.25, z0 + h * 0.27, 0.012],
      ],
      is: 'lampBright',
    },
  ];
}

/** Recess for the rear plate. */
export const plateWell = (z: number): Shape[] => [
  {
    at: [
      [-0.1, z - 0.085],
      [0.27, z - 0.085, 0.03],
      [0.3, z + 0.085, 0.03],
      [-0.1, z + 0.085],
    ],
    is: 'plastic',
    relief: 0.012,
  },
  plate(z - 0.01),
];

/** Round lamp with a ring of light, for off-roaders and small cars. */
export function roundLamp(u: number, z: number, r: number): Shape[] {
  const disc = (size: number, is: MaterialName, relief?: number): Shape => {
    const at = Array.from({ length: 8 }, (_, i): [number, number, number] => {
      const a = ((i + 0.5) * Math.PI) / 4;
      return [u + (Math.cos(a) * size) / 0.92, z + (Math.sin(a) * size) / 0.92, size * 0.38];
    });
    return relief === undefined ? { at, is } : { at, is, relief };
  };
  return [
    disc(r * 1.12, 'plastic'),
    disc(r, 'lamp', 0.006),
    disc(r * 0.84, 'led'),
    disc(r * 0.66, 'lamp'),
    disc(r * 0.46, 'lens'),
  ];
}

/** Lamps in two storeys: a thin blade of light under the bonnet, the main lamp in the bumper. */
export function splitLamp(u0: number, u1: number, z: number, lift: number, drop: number): Shape[] {
  const w = u1 - u0;
  return [
    strip(u0, u1, z, z + 0.06, 'lamp', 0.02, lift),
    strip(u0 + 0.02, u1 - 0.02, z + 0.02, z + 0.042, 'led', 0.008, lift),
    strip(u0 + w * 0.3, u0 + w * 0.85, z - drop - 0.08, z - drop + 0.08, 'lamp', 0.05, lift * 0.5),
    strip(u0 + w * 0.36, u0 + w * 0.56, z - drop - 0.05, z - drop + 0.05, 'lens', 0.03, lift * 0.5),
    strip(u0 + w * 0.6, u0 + w * 0.79, z - drop - 0.04, z - drop + 0.05, 'lens', 0.03, lift * 0.5),
  ];
}

/** Closed nose of an electric car: a line of light from one lamp to the other and a small intake at the bottom. */
export function closedNose(half: number, z: number, low: number): Shape[] {
  return [
    strip(-0.1, half, z, z + 0.055, 'gloss', 0.02, 0.03),
    strip(-0.1, half - 0.02, z + 0.03, z + 0.044, 'led', 0.006, 0.03),
    ...sweptLamp(half * 0.52, half + 0.06, z - 0.03, 0.085, 0.06),
    opening(half * 0.55, half * 0.48, low, low + 0.13, 'slats', 0.04),
    plate(low + 0.21),
  ];
}

/** Band of tail lamps across the whole tail. */
export function bandTail(u1: number, z0: number, z1: number, lift = 0.02): Shape[] {
  const h = z1 - z0;
  return [
    strip(-0.1, u1, z0, z1, 'redDark', 0.03, lift),
    strip(-0.1, u1 - 0.02, z0 + h * 0.3, z0 + h * 0.6, 'redGlow', 0.01, lift),
    strip(u1 * 0.62, u1 - 0.02, z0 + h * 0.68, z1 - h * 0.08, 'red', 0.01, lift),
  ];
}
