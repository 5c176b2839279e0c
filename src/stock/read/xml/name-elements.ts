import { isAboutOthers } from '../../columns/nested-names.ts';
import { matchName } from '../../columns/recognise/match-name.ts';
import { FIRST_LOOK, readXmlEvents } from './xml-elements.ts';

const generic =
  /^(component|field|attribute|attr|property|prop|param|parameter|item|entry|element|data|datum|value|column|col|cell|detail|info|spec|specification|custom|customfield|node|key|pair|meta|option|feature|fact)$/i;
/** Element names that are data types, as of search servers: `<int name="year">2019</int>`. */
const dataType =
  /^(str|string|text|int|integer|long|short|float|double|decimal|num|number|bool|boolean|date|datetime|var|variable)$/i;
const list = /^(arr|array|lst|list)$/i;

/** Whether an element's name only announces that an attribute has the real name: `<field key="make">`. */
export function isGeneric(element: string): boolean {
  return generic.test(element) || dataType.test(element) || list.test(element);
}

/** Whether an element is an item of a list that names the column: `<str>` in `<arr name="photos">`. */
export function isListItem(element: string, parent: string | undefined): boolean {
  return dataType.test(element) && parent !== undefined && list.test(parent);
}

/**
 * Paths of further elements whose attribute names the column: they have text or a value, and one vehicle has
 * several with different names. An element named like a column keeps its own name: `<photo name="front">`.
 */
export function findNameElements(xml: string, recordPath: string): ReadonlySet<string> {
  const depth = recordPath.split('/').length;
  const found = new Set<string>();
  const names = new Map<string, string>();
  const open: { name: string; isFilled: boolean; isParent: boolean }[] = [];
  readXmlEvents(
    xml,
    {
      open: (_, attributes) => {
        const parent = open.at(-1);
        if (parent !== undefined) parent.isParent = true;
        const name = attributes['name'] ?? attributes['key'] ?? '';
        open.push({ name, isFilled: (attributes['value'] ?? '') !== '', isParent: false });
      },
      close: (path, text) => {
        const element = open.pop();
        if (path.length === depth) names.clear();
        if (path.length <= depth || element === undefined || element.isParent) return;
        if (!/\p{L}/u.test(element.name) || (text === '' && !element.isFilled)) return;
        const below = path.slice(depth).join('/');
        const before = names.get(below);
        if (before === undefined) names.set(below, element.name);
        else if (before !== element.name && mayNameColumns(path.at(-1) ?? '')) found.add(below);
      },
    },
    Math.min(FIRST_LOOK, xml.length),
  );
  return found;
}

function mayNameColumns(element: string): boolean {
  return matchName(element) === null && !isAboutOthers(element);
}
