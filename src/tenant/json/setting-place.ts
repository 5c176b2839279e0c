import type { Node } from 'jsonc-parser';
import type { SettingPath } from '../problem.ts';
import type { SettingsFile } from './settings-file.ts';
import { positionAt } from './text-position.ts';

export interface Place {
  file: string;
  line: number;
  column: number;
}

/**
 * Where a setting of the merged subject stands: in the dealer's file if it holds the setting, else in
 * the defaults. A setting that stands nowhere belongs in the innermost group of the dealer's file that
 * would hold it, or on line 1 of a file that is not there yet.
 */
export function placeOf(path: SettingPath, own: SettingsFile, defaults: SettingsFile): Place {
  const node = findNode(own.tree, path);
  if (node !== undefined) return placeAt(own, node);
  const inherited = isMergedAt(path, own, defaults) ? findNode(defaults.tree, path) : undefined;
  if (inherited !== undefined) return placeAt(defaults, inherited);
  return enclosingPlace(path, own);
}

/** Whether the dealer's own file gives the setting. */
export function holdsSetting(file: SettingsFile, path: SettingPath): boolean {
  return findNode(file.tree, path) !== undefined;
}

/** The line of the key rather than of the value: that is what a reader searches for. */
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

/** False where the dealer's file replaced something on the way by a list or a single value. */
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
  // The last of two equal keys counts, as in JSON.parse.
  return node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
}
