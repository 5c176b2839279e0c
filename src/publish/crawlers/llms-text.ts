export interface LlmsLink {
  readonly title: string;
  /** Relative to the dealer's address. */
  readonly path: string;
  readonly note: string;
}

export interface LlmsFacts {
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  readonly name: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly links: readonly LlmsLink[] }[];
}

/**
 * The file llms.txt in the format of llmstxt.org: a heading, a summary as quotation, paragraphs, then lists
 * of links. It links to lists of vehicles rather than to each vehicle, because it is read as a whole.
 */
export function llmsText({ siteUrl, name, summary, paragraphs, sections }: LlmsFacts): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => [`## ${plain(heading)}`, '', ...links.map((link) => line(link, siteUrl))]);
  return [
    `# ${plain(name)}`,
    '',
    `> ${plain(summary)}`,
    ...paragraphs.flatMap((paragraph) => ['', plain(paragraph)]),
    ...lists.flatMap((list) => ['', ...list]),
    '',
  ].join('\n');
}

function line({ title, path, note }: LlmsLink, siteUrl: string): string {
  const address = `${siteUrl}${path === '/' ? '' : path}`.replace(/[()\s]/g, percentEncoded);
  return `- [${plain(title)}](${address})${note === '' ? '' : `: ${plain(note)}`}`;
}

/** On one line, with all Markdown syntax escaped. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** Encodes brackets too, which `encodeURIComponent` keeps and which would end a Markdown link. */
function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
