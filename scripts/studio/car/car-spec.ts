/** The specification of a car, from which all geometry is derived. Lengths in metres; `s` runs from nose to tail. */

import type { MaterialName } from '../render/materials.ts';
import type { Field } from '../render/mesh.ts';
import type { Vertex } from '../render/outline.ts';

/**
 * A shape drawn on a face. Front and rear shapes use u = distance from the centre line, continued around the corner.
 */
export type Shape = {
  at: readonly Vertex[];
  is: MaterialName;
  relief?: number;
  pattern?: 'slats' | 'bars' | 'hex';
};

export type Line = readonly (readonly [number, number])[];

export type Pillar = {
  bottom: readonly [number, number];
  top: readonly [number, number];
  half: number;
  is: MaterialName;
};

export type WheelStyle = 'twin' | 'multi' | 'five' | 'turbine' | 'six' | 'steel' | 'truck' | 'moto';

export type CarSpec = {
  length: number;
  width: number;
  axles: readonly number[];
  wheel: {
    radius: number;
    width: number;
    style: WheelStyle;
    inset: number;
    rim?: number;
    dual?: boolean;
    dark?: boolean;
  };
  /** Silhouette of the body below the windows, and of the cabin above it. */
  lower: readonly Vertex[];
  upper: readonly Vertex[];
  /** How far nose and tail curve back at the corners, along the length; negative pulls the tail in. */
  sweep: readonly (readonly [number, number])[];
  crown: readonly (readonly [number, number])[];
  /** How far the flank lies inside half the width, along the length and up the side. */
  plan: readonly (readonly [number, number])[];
  section: readonly (readonly [number, number])[];
  /** Slope of the side's character line towards the tail, per metre. */
  rise?: number;
  cabin: readonly (readonly [number, number])[];
  cabinPlan: readonly (readonly [number, number])[];
  edges: { lower: number; upper: number; join: number; nose: number };
  arch: { gap: number; flare: number; square?: boolean };
  /** Extra solid removed (tub, open cockpit) or added. */
  carve?: Field | undefined;
  carveIs?: MaterialName | undefined;
  add?: Field;
  windows: {
    side: readonly (readonly Vertex[])[];
    pillars: readonly Pillar[];
    /** Heights between which the silhouette is glass, and the width of the pillars beside it. */
    screen?: { z0: number; z1: number; pillar: number; to: number };
    rear?: { z0: number; z1: number; pillar: number; from: number };
    privacyFrom: number;
    surround: MaterialName;
    /** Panel behind the windows in black, as on a floating roof. */
    roof?: MaterialName;
  };
  front: readonly Shape[];
  rear: readonly Shape[];
  side: readonly Shape[];
  frontLines?: readonly Line[];
  rearLines?: readonly Line[];
  sideLines: readonly Line[];
  bonnet?: { from: number; to: number; half: readonly (readonly [number, number])[] };
  cladding?: { height: readonly (readonly [number, number])[]; arch: number; is: MaterialName } | undefined;
  handles: readonly (readonly [number, number])[];
  mirror: { s: number; z: number; y: number; size: number; is?: MaterialName };
  seats?: { rows: readonly number[]; floor: number; wheel: number; dash: number };
  rails?: readonly [number, number, number, number] | undefined;
  fin?: readonly [number, number] | undefined;
};
