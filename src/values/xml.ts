export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** An element; attributes and children that are null are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  content: string | readonly (XmlElement | null)[],
): XmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return {
    name,
    attributes: Object.fromEntries(given),
    content: typeof content === 'string' ? content : content.filter((child) => child !== null),
  };
}

/** An element with a text, or null where nothing is known. */
export function known(
  name: string,
  value: string | number | null,
  attributes: Readonly<Record<string, string | null>> = {},
): XmlElement | null {
  return value === null || value === '' ? null : element(name, attributes, String(value));
}

/** Two spaces for each level; a text stays on its line as it is. */
export function renderXml({ name, attributes, content }: XmlElement, indent = ''): string {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${attributeText(value)}"`);
  const open = `${indent}<${name}${start.join('')}>`;
  if (typeof content === 'string') return `${open}${text(content)}</${name}>`;
  const children = content.map((child) => renderXml(child, `${indent}  `));
  return [open, ...children, `${indent}</${name}>`].join('\n');
}

/** All that may not stand in a document, escaped or not (XML 1.0, 2.2), and the other control characters. */
const notAllowed = /[^\t\n\u0020-\u007E\u00A0-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Most texts: a tenth of the time for a feed of thousands of vehicles. */
const isAscii = /^[\t\n\u0020-\u007E]*$/;

function allowed(text: string): string {
  if (isAscii.test(text)) return text;
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(notAllowed, '');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(value: string): string {
  return allowed(value).replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** A line end in an attribute would be read as a space (XML 1.0, 3.3.3). */
function attributeText(value: string): string {
  return text(value).replace(/[\n\t]/g, ' ');
}
