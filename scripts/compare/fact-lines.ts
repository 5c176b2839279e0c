export type Attributes = Readonly<Record<string, string>>;

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Boolean attributes may be written `checked`, `checked=""` or `checked="true"`. */
const booleans = new Set(['required', 'disabled', 'readonly', 'checked', 'selected']);

/** `img src="/a.avif" alt=""`: the named attributes, in that order. */
export function line(element: string, attributes: Attributes, names: readonly string[], place = ''): string {
  const given = names.filter((name) => attributes[name] !== undefined);
  const facts = given.map((name) =>
    booleans.has(name) ? ` ${name}` : ` ${name}="${plain(attributes[name] ?? '')}"`,
  );
  return `${element}${facts.join('')}${place}`;
}

/** `/_astro/Page.BxYz12_-.css`: the bundler adds a hash of eight characters. A font's name is only a hash. */
export function withoutHashes(text: string): string {
  if (!text.includes('/_astro/')) return text;
  return text
    .replace(/\/_astro\/fonts\/[\w-]+\./g, '/_astro/fonts/*.')
    .replace(/(\/_astro\/[^\s"']*?)\.[\w-]{8}(?:_[\w-]+)?\.(\w+)/g, '$1.$2');
}

export function isPolicy(attributes: Attributes): boolean {
  return attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
}

/** Without script hashes, which change with every script: only the allowed hosts are compared. */
export function directivesOf(policy: string): string[] {
  return policy
    .split(';')
    .map((directive) =>
      plain(directive)
        .split(' ')
        .filter((word) => !/^'sha(256|384|512)-/.test(word))
        .join(' '),
    )
    .filter((directive) => directive !== '')
    .toSorted();
}
