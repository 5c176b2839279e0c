/** Collects small parts: each has a solid, its bounds, a mesh resolution and a material. */
import type { MaterialName } from './render/materials.ts';
import { type Bounds, type Field, meshField } from './render/mesh.ts';
import { type Instance, makePart, place, type Rule } from './render/scene.ts';

export type Add = (
  name: string,
  solid: Field,
  bounds: Bounds,
  cell: number,
  rule: Rule | MaterialName,
) => void;

export function workbench(): { parts: Instance[]; add: Add } {
  const parts: Instance[] = [];
  return {
    parts,
    add: (name, solid, bounds, cell, rule) => {
      parts.push(place(makePart(name, meshField(solid, bounds, cell), rule)));
    },
  };
}
