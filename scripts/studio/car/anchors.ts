/** Points that the demo dealers' hotspots mark, in metres: x to the nose, y to the left, z up; see `Anchor`. */
import type { Anchor } from '../spin.ts';

const LEFT = [0, 1, 0.1] as const;
const RIGHT = [0, -1, 0.1] as const;
const FRONT_LEFT = [1, 0.5, 0.1] as const;
const REAR = [-1, 0, 0.15] as const;
const UP = [0, 0, 1] as const;

const exterior: Readonly<Record<string, readonly Anchor[]>> = {
  suv: [
    {
      id: 'headlight',
      description: 'LED headlights with daytime running lights.',
      at: [2.08, 0.68, 0.84],
      facing: FRONT_LEFT,
    },
    {
      id: 'wheel',
      description:
        'Machined alloy wheels, free of kerb marks. Tread and brakes are measured in our workshop.',
      at: [1.39, 0.93, 0.37],
      facing: LEFT,
    },
    {
      id: 'roof-rails',
      description: 'Roof rails, ready for racks or a roof box.',
      at: [-0.7, -0.6, 1.74],
      facing: [0, -1, 0.8],
    },
    {
      id: 'privacy-glass',
      description: 'Privacy glass from the second row back.',
      at: [-0.75, -0.75, 1.4],
      facing: RIGHT,
    },
    {
      id: 'tailgate',
      description: 'Wide tailgate with a low sill. The back seats fold 60:40.',
      at: [-2.2, 0.3, 0.95],
      facing: REAR,
    },
    {
      id: 'reversing-camera',
      description: 'Reversing camera with parking sensors.',
      at: [-2.25, -0.12, 0.62],
      facing: REAR,
    },
  ],
  hatch: [
    {
      id: 'headlight',
      description: 'LED headlights with daytime running lights.',
      at: [1.94, 0.64, 0.67],
      facing: FRONT_LEFT,
    },
    {
      id: 'wheel',
      description: 'Alloy wheels, free of kerb marks. Tread and brakes are measured in our workshop.',
      at: [1.28, 0.9, 0.33],
      facing: LEFT,
    },
    {
      id: 'bonnet',
      description: 'Serviced here: the log book is stamped up to date.',
      at: [1.35, 0.1, 0.9],
      facing: [0.5, 0, 1],
    },
    {
      id: 'door',
      description: 'Keyless entry: a touch of the handle locks and unlocks.',
      at: [-0.14, -0.9, 0.85],
      facing: RIGHT,
    },
    {
      id: 'tailgate',
      description: 'Five doors. The back seats fold 60:40 for a flat load floor.',
      at: [-2.08, 0.25, 0.8],
      facing: REAR,
    },
    {
      id: 'reversing-camera',
      description: 'Reversing camera with parking sensors.',
      at: [-2.1, -0.1, 0.55],
      facing: REAR,
    },
  ],
  caravan: [
    {
      id: 'door',
      description: 'Wide door on the kerb side, with a fly screen and a folding step.',
      at: [-0.2, 1.2, 1.1],
      facing: LEFT,
    },
    {
      id: 'awning',
      description: 'Roll-out awning along the whole living room.',
      at: [-1.4, 1.2, 2.5],
      facing: [0, 1, 0.5],
    },
    {
      id: 'gas',
      description: 'Two gas bottles on the drawbar, tested and dated.',
      at: [2.3, 0, 0.95],
      facing: [1, 0, 0.3],
    },
    {
      id: 'axle',
      description: 'Alloy wheels, bearings repacked and brakes adjusted before you collect it.',
      at: [-1.0, -1.16, 0.37],
      facing: RIGHT,
    },
    {
      id: 'window',
      description: 'Double-glazed windows with blinds and fly screens.',
      at: [-2.0, -1.2, 1.8],
      facing: RIGHT,
    },
    {
      id: 'rear',
      description: 'LED tail lights and a rear bumper bar.',
      at: [-3.38, 0.85, 0.75],
      facing: REAR,
    },
  ],
};

/** The same for every cabin; origin on the floor between the front seats, the driver on the right. */
const cabin: readonly Anchor[] = [
  {
    id: 'touchscreen',
    description: 'Touchscreen with navigation, Apple CarPlay and Android Auto.',
    at: [0.6, 0.02, 0.83],
    facing: UP,
  },
  {
    id: 'driver-display',
    description: 'Driver’s display with digital speed and trip figures.',
    at: [0.66, -0.37, 0.82],
    facing: UP,
  },
  {
    id: 'climate',
    description: 'Two-zone climate control.',
    at: [0.61, 0, 0.57],
    facing: UP,
  },
  {
    id: 'driver-seat',
    description: 'Driver’s seat with height and lumbar adjustment.',
    at: [-0.16, -0.32, 0.72],
    facing: UP,
  },
  {
    id: 'back-seat',
    description: 'Back seat for three, with two ISOFIX child-seat points.',
    at: [-1.04, 0.3, 0.62],
    facing: UP,
  },
];

const livingRoom: readonly Anchor[] = [
  {
    id: 'bed',
    description: 'Island bed with reading lamps and storage underneath.',
    at: [1.6, 0, 0.75],
    facing: UP,
  },
  {
    id: 'kitchen',
    description: 'Kitchen with sink, cooktop and drawers that close softly.',
    at: [0.1, 0.8, 0.9],
    facing: UP,
  },
  {
    id: 'dinette',
    description: 'Dinette for four that folds into a bed.',
    at: [0.25, -0.65, 0.78],
    facing: UP,
  },
  {
    id: 'skylight',
    description: 'Skylight with blind and fly screen.',
    at: [0.6, 0, 1.98],
    facing: UP,
  },
  {
    id: 'wash-room',
    description: 'Wash room with shower and toilet behind this door.',
    at: [-2.7, 0, 1.1],
    facing: UP,
  },
];

/** Points on the outside of a body that has a spin. */
export function spinAnchors(body: string): readonly Anchor[] {
  return exterior[body] ?? [];
}

/** Points in the cabin, or in the caravan's living room. */
export function roomAnchors(body: string): readonly Anchor[] {
  return body === 'caravan' ? livingRoom : cabin;
}
