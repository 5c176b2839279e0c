import type { Node } from 'jsonc-parser';
import { isJsonObject } from '../load/merge-settings.ts';
import type { SettingPath } from '../problem.ts';
import type { SettingsFile } from './settings-file.ts';
import { positionAt } from './text-position.ts';

export interface Place {
  file: string;
  line: number;
  column: number;
}

/**
 * The place of a setting of the merged subject: in the dealer's file or dictionary if it is there, else in the
 * defaults. A missing setting belongs to the innermost existing group of the dealer's file, or to line 1 of a
 * missing file.
 */
export function placeOf(path: SettingPath, own: SettingsFile, defaults: SettingsFile): Place {
  for (const file of layersOf(own)) {
    const node = findNode(file.tree, path);
    if (node !== undefined) return placeAt(file, node);
  }
  const inherited = isMergedAt(path, own, defaults) ? findNode(defaults.tree, path) : undefined;
  if (inherited !== undefined) return placeAt(defaults, inherited);
  return enclosingPlace(path, own);
}

/** Whether the file contains the setting, or the dictionary or the dealer's file merged into it. */
export function holdsSetting(file: SettingsFile, path: SettingPath): boolean {
  return layersOf(file).some((layer) => findNode(layer.tree, path) !== undefined);
}

/** The files merged into one, those that count first at the front. */
function layersOf(file: SettingsFile): SettingsFile[] {
  const { texts, below } = file;
  return [file, ...(texts === undefined ? [] : [texts]), ...(below === undefined ? [] : layersOf(below))];
}

/** A group of a file as a file of its own, whose settings keep their place; undefined if there is none. */
export function layerBelow(file: SettingsFile, name: string): SettingsFile | undefined {
  const value = file.value[name];
  const tree = findNode(file.tree, [name]);
  return isJsonObject(value) && tree !== undefined
    ? { name: file.name, text: file.text, tree, value }
    : undefined;
}

/** The line of the key rather than the value, because people search for the key. */
function placeAt(file: SettingsFile, node: Node): Place {
  const start = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  return { file: file.name, ...positionAt(file.text, start) };
}

function enclosingPlace(path: SettingPath, own: SettingsFile): Place {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const node = findNode(own.tree, path.slice(0, length));
    if (node !== undefined) return placeAt(own, node);
  }
  return { file: own.name, line: 1, column: 1 };
}

/** False if the dealer's file replaced a parent by a list or single value. */
function isMergedAt(path: SettingPath, own: SettingsFile, defaults: SettingsFile): boolean {
  return path.every((_, length) => {
    const above = path.slice(0, length);
    return findNode(own.tree, above) === undefined || findNode(defaults.tree, above)?.type === 'object';
  });
}

function findNode(tree: Node | undefined, path: SettingPath): Node | undefined {
  return path.reduce<Node | undefined>(childNode, tree);
}

function childNode(node: Node | undefined, step: string | number): Node | undefined {
  if (typeof step === 'number') return node?.type === 'array' ? node.children?.[step] : undefined;
  if (node?.type !== 'object') return undefined;
  // Of duplicate keys the last counts, as in JSON.parse.
  return node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
}
